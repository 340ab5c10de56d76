import type { RegisteredTeam } from '@snug/contract';
import { Banner, Dialog, type DialogProps, lazyComponent, Stack, uiWords, useAnnounce, useWords } from '@snug/ui';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { isMeaningful, type Modal } from './modal.ts';
import { type Question, questionOf } from './question-of.ts';
import type { TeamActions } from './use-team-actions.ts';
import type { TeamPageWords } from './words.ts';

const EditTeam = lazyComponent(() => import('./edit-team.tsx').then(({ EditTeam }) => EditTeam));
const NewOwner = lazyComponent(() => import('./new-owner.tsx').then(({ NewOwner }) => NewOwner));
const InviteMember = lazyComponent(() => import('./invite-member.tsx').then(({ InviteMember }) => InviteMember));
const EditPicture = lazyComponent(() => import('./edit-picture.tsx').then(({ EditPicture }) => EditPicture));

export interface TeamModalProps {
  state: {
    readonly busy: boolean;
    readonly error: Parameters<TeamActions['sentenceOf']>[0] | undefined;
    readonly team: RegisteredTeam;
    readonly by: 'action' | 'load';
  };
  viewer: string;
  actions: TeamActions;
  modal: Modal;
  onOpen(modal: Modal): void;
  /** Closes this dialog: another one may be open by then. */
  onClose(modal: Modal): void;
  say: TeamPageWords;
}

/** What a form in a dialog is given. */
export interface FormProps extends Pick<TeamModalProps, 'actions' | 'say'> {
  onClose(): void;
  team: RegisteredTeam;
  busy: boolean;
  /** Why the last try failed. */
  error: ReactNode;
}

/**
 * The dialog that is open on the page, if any. It closes when it is cancelled, when it is done, and when it makes no more
 * sense, because somebody else has changed the team meanwhile (TEAM-35). An error keeps it open, with what was typed.
 */
export function TeamModal(props: TeamModalProps) {
  const { state, viewer, actions, modal, onClose, say } = props;
  const announce = useAnnounce();
  const isMoot = !isMeaningful(modal, viewer, state.team);
  const isUnexplained = state.by === 'load' && !state.error;

  useEffect(() => {
    if (!isMoot) return;
    onClose(modal);
    if (isUnexplained) announce(say.teamChanged, 'polite');
  }, [isMoot, isUnexplained, modal, onClose, announce, say]);
  if (isMoot) return null;

  const question = questionOf(modal, state.team, actions, say);
  const close = () => {
    actions.closeError();
    onClose(modal);
  };
  return question ? (
    <QuestionDialog {...props} question={question} close={close} />
  ) : (
    <FormDialog {...props} close={close} />
  );
}

type Closing = TeamModalProps & { close(): void };

function QuestionDialog({ state, actions, modal, onOpen, onClose, close, question }: Closing & { question: Question }) {
  const { cancel } = useWords(uiWords);
  const [pressed, setPressed] = useState<string>();
  const { title, body, answers, instead } = question;

  const press = (label: string, run: () => Promise<boolean>) => async (event?: MouseEvent) => {
    // Ignores the second press of a double click: nobody has read the question yet.
    if (event && event.detail > 1) return;
    setPressed(label);
    if (await run()) onClose(modal);
  };
  return (
    <Dialog
      open
      title={title}
      buttons={[
        { label: cancel, onClick: close },
        ...(instead ? [{ label: instead.label, onClick: () => onOpen(instead.modal) }] : []),
        ...answers.map(({ label, kind, run }) => ({
          ...{ label, kind, onClick: press(label, run) },
          busy: state.busy && label === pressed,
        })),
      ]}
      onClose={close}
    >
      <Stack gap={3}>
        {body}
        {state.error && <Banner tone="danger">{actions.sentenceOf(state.error)}</Banner>}
      </Stack>
    </Dialog>
  );
}

function FormDialog({ state, actions, modal, close, say }: Closing) {
  const { cancel } = useWords(uiWords);
  const { team, busy, error } = state;
  const form: FormProps = {
    ...{ team, busy, actions, onClose: close, say },
    error: error && <Banner tone="danger">{actions.sentenceOf(error)}</Banner>,
  };
  switch (modal.kind) {
    case 'editTeam':
      return frame(say.teamSettings, <EditTeam {...form} />);
    case 'newOwner':
      return frame(say.changeOwner, <NewOwner {...form} proposed={modal.playerid} />);
    case 'invite':
      return frame(say.inviteTeamMember, <InviteMember {...form} />, { narrow: true });
    case 'editPic':
      return frame(say.editPicture, <EditPicture {...form} />, { buttons: [{ label: cancel, onClick: close }] });
    default:
      return null;
  }

  function frame(title: string, content: ReactNode, more: Pick<DialogProps, 'narrow' | 'buttons'> = {}) {
    return (
      <Dialog open structured buttons={[]} {...more} title={title} onClose={close}>
        {content}
      </Dialog>
    );
  }
}
