import { Login } from '@snug/account';
import { demoQuestion, demoRound, fakeClient, play } from '@snug/client/fake';
import { JoinBox } from '@snug/join-box';
import { LiveGame } from '@snug/live-game';
import {
  Avatar,
  Banner,
  Button,
  Card,
  Heading,
  NumberBadge,
  Progress,
  RadioGroup,
  Row,
  Select,
  Stack,
  StateDot,
  Text,
  TextInput,
  TextLink,
  Ticket,
  Toggle,
} from '@snug/ui';
import { useId } from 'react';
import * as css from './playground.css.ts';

const nothing = () => {};
const client = fakeClient();

const { asked: _, doubled: __, submitted: ___, ...round } = demoRound({ title: 'Around the World', round_order: 2 });
const questions = [
  { question_text: 'What is the capital city of the Netherlands?' },
  { question_text: 'Which two countries share the summit ridge of Everest?', num_answers: 2 },
].map((partial, place) => {
  const question = demoQuestion({ ...partial, question_id: `q${place + 1}`, question_index: place });
  const { answers: _, suggestions: __, ...asked } = question;
  return asked;
});
/** In the middle of a round: one answer is saved at the host, one on its way. */
const night = fakeClient({
  games: {
    g1: play(
      [
        { type: 'ROUND_START', round, round_index: 1 },
        { type: 'ASK', asked: questions, submissions_open: true },
      ],
      {
        drafts: {
          q1: { texts: ['Amsterdam'], state: 'saved', own: true },
          q2: { texts: ['China', 'Nep'], state: 'sending', own: true },
        },
      },
    ),
  },
});

/** What a theme must suit: the widgets as players see them, and the parts that are easily forgotten. */
export function Sample() {
  return (
    <>
      <div className={css.piece}>
        <JoinBox client={client} code="204816" onGame={nothing} onLogIn={nothing} onJoinLink={nothing} />
      </div>
      <div className={css.phone}>
        <LiveGame client={night} gameId="g1" onHome={nothing} />
      </div>
      <div className={css.piece}>
        <Asking />
      </div>
      <div className={css.piece}>
        <Telling />
      </div>
      <div className={css.piece}>
        <FillingIn />
      </div>
      <div className={css.piece}>
        <Login client={client} onDone={nothing} onGuest={nothing} links={{ privacy: '#privacy', terms: '#terms' }} />
      </div>
    </>
  );
}

/** Looks like a dialog, without blocking everything else. */
function Asking() {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <Stack gap={3}>
        <Heading level={3} id={id}>
          Submit this round?
        </Heading>
        <Text tone="soft">Nobody can change it afterwards, not even your captain.</Text>
        <Button kind="main">SUBMIT</Button>
        <Row>
          <Button>Keep writing</Button>
          <Button kind="danger">Leave Game</Button>
          <Button disabled>Wait</Button>
        </Row>
      </Stack>
    </Card>
  );
}

function Telling() {
  const id = useId();
  return (
    <Stack gap={3}>
      <Banner silent tone="info">
        The next round begins at nine.
      </Banner>
      <Banner silent tone="good">
        Your round has been submitted.
      </Banner>
      <Banner silent tone="danger">
        The connection was interrupted.
      </Banner>
      <Progress value={9} max={14} label="9 of 14 teams are in" />
      <Ticket number={3} labelledBy={id}>
        <Heading level={3} size={3} id={id}>
          Which river runs through Vienna?
        </Heading>
        <Stack gap={1}>
          <StateDot tone="good">Saved at the host</StateDot>
          <StateDot tone="brand">On this phone, sending…</StateDot>
          <StateDot tone="danger">Late: your Quizmaster decides whether it counts</StateDot>
          <StateDot tone="info">Priya suggests something</StateDot>
        </Stack>
      </Ticket>
      <Row gap={3}>
        <Avatar name="Priya" />
        <NumberBadge>12</NumberBadge>
        <Text>
          Ask <TextLink href="#bar">the bar</TextLink>.
        </Text>
      </Row>
    </Stack>
  );
}

function FillingIn() {
  return (
    <Card>
      <Stack gap={4}>
        <TextInput label="Team name" hint="0 of 125 characters" value="" onChange={nothing} />
        <TextInput label="Email address" value="ada@" error="That is no whole address." onChange={nothing} />
        <Select
          label="Capital of Slovenia"
          value="l"
          onChange={nothing}
          options={[{ value: 'l', label: 'Ljubljana' }]}
        />
        <Toggle label="Double or nothing" hint="One wrong counts zero." checked onChange={nothing} />
        <RadioGroup
          label="Your team"
          value="owls"
          onChange={nothing}
          options={[
            { value: 'owls', label: 'The Night Owls', hint: '4 players' },
            { value: 'new', label: 'A new team' },
          ]}
        />
      </Stack>
    </Card>
  );
}
