import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { button } from '../button/button.css.ts';
import { Button } from '../button/button.tsx';
import { error as errorClass, field } from '../field/field.css.ts';
import { descriptionOf, Hint } from '../field/field.tsx';
import { legend } from '../field/field-set.css.ts';
import { useAnnounce } from '../hooks/use-announce.ts';
import { Drawing } from '../icon/drawing.tsx';
import { camera as cameraPath } from '../icon/paths.ts';
import { anyPicture, avatarTypes, isOf } from '../pictures/picture-types.ts';
import { hidden } from '../text/hidden.css.ts';
import { type PictureWords, pictureWords } from '../words/picture-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { buttons, chosen as chosenClass, mouseOnly, press, refusals, touchOnly, zone } from './image-picker.css.ts';

/** The largest picture (RULE-17). */
const FIVE_MEGABYTES = 5_242_880;

export type ImagePickerProps = {
  /** What the picture is for: "Team picture". */
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** An error from elsewhere, such as the server's refusal. */
  error?: ReactNode;
  /** The usable files of a choice, at least one; the others have been refused by name. */
  onChoose: (files: File[]) => void;
  multiple?: boolean;
  /** For an avatar: .jpg, .png and .gif, and its own sentence for other types (RULE-19, RULE-20). */
  avatar?: boolean;
  /** Types as in `image/png` or `image/*`; any picture by default. */
  accept?: readonly string[];
  mostBytes?: number;
  /** Offers to take a picture too, where there is a touch screen: `user` is the front camera, `environment` the back one. */
  camera?: 'user' | 'environment';
  /** The name of the current picture. */
  chosen?: string;
  disabled?: boolean;
  words?: Partial<PictureWords>;
};

/**
 * Chooses pictures: from the device, with its camera, or dropped here by a mouse. Unusable files are refused in words, one
 * by one, and the rest is handed on. Whether a file really is the picture it claims shows only when it is opened.
 */
export function ImagePicker({
  label,
  labelHidden,
  hint,
  error,
  onChoose,
  multiple,
  avatar,
  accept = avatar ? avatarTypes : anyPicture,
  mostBytes = FIVE_MEGABYTES,
  camera,
  chosen,
  disabled,
  words: own,
}: ImagePickerProps) {
  const words = useWords(pictureWords, own);
  const id = useId();
  const { refused, take, shrink } = useRefusals({ onChoose, multiple, avatar, accept, mostBytes, words });
  const wrong = Boolean(error) || refused.sentences.length > 0;
  const way = { accept, disabled, describedBy: descriptionOf(id, hint, wrong), onFiles: take };

  return (
    <fieldset className={field}>
      <legend className={labelHidden ? hidden : legend}>{label}</legend>
      <Hint id={id}>{hint}</Hint>
      <DropZone disabled={disabled} onFiles={take}>
        {chosen && (
          <p className={chosenClass}>
            <bdi>{chosen}</bdi>
          </p>
        )}
        <div className={buttons}>
          <Way {...way} id={`${id}-choose`} multiple={multiple}>
            {chosen ? words.chooseAnotherPicture : multiple ? words.choosePictures : words.choosePicture}
          </Way>
          {camera && (
            <span className={touchOnly}>
              <Way {...way} id={`${id}-take`} capture={camera}>
                <Drawing path={cameraPath} />
                {words.takePicture}
              </Way>
            </span>
          )}
          {!disabled && <span className={mouseOnly}>{multiple ? words.orDropPictures : words.orDropPicture}</span>}
        </div>
      </DropZone>
      {wrong && (
        // A new key for each choice, so that the same refusal is read out again.
        <div key={refused.choice} className={refusals} id={`${id}-error`} role="alert">
          {error && <p className={errorClass}>{error}</p>}
          {refused.sentences.map((sentence) => (
            <Refusal key={sentence.text} {...sentence} />
          ))}
        </div>
      )}
      {refused.sentences.map(
        (sentence) =>
          sentence.tooLarge && (
            <div key={sentence.text}>
              <Button busy={refused.shrinking === sentence.tooLarge} onClick={() => shrink(sentence)}>
                {words.makeSmaller}
                <span className={refused.sentences.length > 1 ? undefined : hidden}>
                  {' '}
                  <bdi>{sentence.name}</bdi>
                </span>
              </Button>
            </div>
          ),
      )}
    </fieldset>
  );
}

type Choosing = Required<Pick<ImagePickerProps, 'onChoose' | 'accept' | 'mostBytes'>> &
  Pick<ImagePickerProps, 'multiple' | 'avatar'> & { words: PictureWords };

/** Hands on the usable files of a choice, and says why the others are refused. */
function useRefusals({ onChoose, multiple, avatar, accept, mostBytes, words }: Choosing) {
  const [refused, setRefused] = useState<Refused>(noneRefused);
  const choices = useRef(0);
  const announce = useAnnounce();

  const refusal = (file: File): Sentence | undefined => {
    const { name, size } = file;
    if (!isOf(accept, file)) return avatar ? { text: words.notAnAvatar } : { text: words.notAPicture(name), name };
    if (size > mostBytes) return { text: words.pictureTooLarge(name, mostBytes), name, tooLarge: file };
    if (size === 0) return { text: words.emptyFile(name), name };
    return undefined;
  };
  const take = (files: readonly File[]) => {
    // Leaving the device's dialog without choosing keeps the current picture.
    if (files.length === 0) return;
    const fit = multiple ? files : files.slice(0, 1);
    const { good, sentences } = sortOut(fit, refusal);
    if (fit.length < files.length) sentences.unshift({ text: words.onePictureOnly });
    choices.current++;
    setRefused(({ choice }) => ({ sentences, choice: choice + 1, shrinking: undefined }));
    if (good.length > 0) onChoose(good);
  };
  /** Hands on a smaller copy of a picture that is too large, in place of its refusal. */
  const shrink = async (sentence: Sentence) => {
    const { tooLarge, name = '' } = sentence;
    if (!tooLarge) return;
    const choice = choices.current;
    setRefused((now) => ({ ...now, shrinking: tooLarge }));
    const smaller = await import('../pictures/shrink-picture.ts').then(
      ({ shrinkPicture }) => shrinkPicture(tooLarge, mostBytes),
      () => undefined,
    );
    // Another picture has been chosen meanwhile, and there is room for one.
    if (!multiple && choices.current !== choice) return;
    setRefused((now) => {
      const instead = smaller ? [] : [{ text: `${name}: ${words.cannotOpenPicture}`, name }];
      const sentences = now.sentences.flatMap((each) => (each === sentence ? instead : [each]));
      const shrinking = now.shrinking === tooLarge ? undefined : now.shrinking;
      return { sentences, choice: smaller ? now.choice : now.choice + 1, shrinking };
    });
    if (!smaller) return;
    announce(words.madeSmaller(smaller.name));
    onChoose([smaller]);
  };
  return { refused, take, shrink };
}

/** Where a mouse drops files, a shortcut for the button inside. */
function DropZone({ disabled = false, onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: to drop a file here is a mouse's shortcut for the button inside.
    <div
      className={zone}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        // Otherwise the browser would leave the page for the file, even where a drop is not allowed.
        event.preventDefault();
        if (disabled) event.dataTransfer.dropEffect = 'none';
        setOver(!disabled);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}

type DropZoneProps = { disabled?: boolean; onFiles: (files: readonly File[]) => void; children: ReactNode };

/** One way to a picture: an input for files, and its label as a button. */
function Way({ accept, describedBy, onFiles, children, ...input }: WayProps) {
  return (
    <>
      <input
        {...input}
        className={hidden}
        type="file"
        accept={accept.join(',')}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          // Copied first: clearing the input, which allows the same file to be chosen again, empties the list too.
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onFiles(files);
        }}
      />
      <label className={`${button.quiet} ${press}`} htmlFor={input.id}>
        {children}
      </label>
    </>
  );
}

type WayProps = DropZoneProps & {
  id: string;
  accept: readonly string[];
  describedBy: string | undefined;
  multiple?: boolean;
  capture?: 'user' | 'environment';
};

type Sentence = {
  text: string;
  name?: string;
  /** What can be made smaller. */
  tooLarge?: File;
};

interface Refused {
  readonly sentences: readonly Sentence[];
  /** Counts the choices. */
  readonly choice: number;
  /** What is being made smaller. */
  readonly shrinking: File | undefined;
}

const noneRefused: Refused = { sentences: [], choice: 0, shrinking: undefined };

/** The usable files, and a sentence about each other one; several refused avatars get one sentence. */
function sortOut(files: readonly File[], refusal: (file: File) => Sentence | undefined) {
  const good = files.filter((file) => !refusal(file));
  const all = files.flatMap((file) => refusal(file) ?? []);
  return { good, sentences: all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at) };
}

/** A file's name may run in the other direction than the sentence around it. */
function Refusal({ text, name = '' }: Sentence) {
  const at = name ? text.indexOf(name) : -1;
  return (
    <p className={errorClass}>
      {at < 0 ? text : text.slice(0, at)}
      {at >= 0 && <bdi>{name}</bdi>}
      {at >= 0 && text.slice(at + name.length)}
    </p>
  );
}

/** Dragged text is ignored. */
function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
