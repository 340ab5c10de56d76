import type { RegisteredTeam } from '@snug/contract';
import { Banner, Dialog, lazyComponent, Stack, uiWords, useWords } from '@snug/ui';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
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
  };
  viewer: string;
  actions: TeamActions;
  modal: Modal | undefined;
  onOpen(modal: Modal): void;
  onClose(): void;
  /** The question is moot. */
  onMoot(): void;
  say: TeamPageWords;
}

/** What a form in a dialog is given. */
export interface FormProps extends Pick<TeamModalProps, 'actions' | 'onClose' | 'say'> {
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
  const { state, viewer, actions, modal, onMoot } = props;
  const isMoot = modal !== undefined && !isMeaningful(modal, viewer, state.team);

  useEffect(() => {
    if (isMoot) onMoot();
  }, [isMoot, onMoot]);
  if (!modal || isMoot) return null;
  const question = questionOf(modal, state.team, actions, props.say);
  return question ? <QuestionDialog {...props} question={question} /> : <FormDialog {...props} modal={modal} />;
}

function QuestionDialog({ state, actions, onOpen, onClose, question }: TeamModalProps & { question: Question }) {
  const { cancel } = useWords(uiWords);
  const { title, body, answers, instead } = question;

  const press = (run: () => Promise<boolean>) => async (event?: MouseEvent) => {
    // Ignores the second press of a double click: nobody has read the question yet.
    if (event && event.detail > 1) return;
    if (await run()) onClose();
  };
  return (
    <Dialog
      open
      title={title}
      buttons={[
        ...(answers.length === 1 ? [{ label: cancel, onClick: onClose }] : []),
        ...(instead ? [{ label: instead.label, onClick: () => onOpen(instead.modal) }] : []),
        ...answers.map(({ label, kind, run }) => ({ label, kind, busy: state.busy, onClick: press(run) })),
      ]}
      onClose={onClose}
    >
      <Stack gap={3}>
        {body}
        {state.error && <Banner tone="danger">{actions.sentenceOf(state.error)}</Banner>}
      </Stack>
    </Dialog>
  );
}

function FormDialog({ state, actions, modal, onClose, say }: TeamModalProps & { modal: Modal }) {
  const { team, busy, error } = state;
  const form: FormProps = {
    ...{ team, busy, actions, onClose, say },
    error: error && <Banner tone="danger">{actions.sentenceOf(error)}</Banner>,
  };
  switch (modal.kind) {
    case 'editTeam':
      return frame(say.teamSettings, <EditTeam {...form} />);
    case 'newOwner':
      return frame(say.changeOwner, <NewOwner {...form} proposed={modal.playerid} />);
    case 'invite':
      return frame(say.inviteTeamMember, <InviteMember {...form} />, true);
    case 'editPic':
      return frame(say.editPicture, <EditPicture {...form} />);
    default:
      return null;
  }

  function frame(title: string, content: ReactNode, narrow = false) {
    return (
      <Dialog open structured narrow={narrow} title={title} buttons={[]} onClose={onClose}>
        {content}
      </Dialog>
    );
  }
}
