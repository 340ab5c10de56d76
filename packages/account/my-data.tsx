import { createMyData, type MyDataUse, type SnugCore } from '@snug/client';
import { useStarted } from '@snug/client/react';
import {
  Banner,
  Button,
  Card,
  ConfirmProvider,
  Heading,
  Row,
  Stack,
  saveFile,
  Text,
  useAnnounce,
  useConfirm,
  useFocusIfLost,
  useWords,
} from '@snug/ui';
import { useId, useRef } from 'react';
import { accountErrorText } from './account-error-text.ts';
import { CodeStep } from './code-step.tsx';
import { type CodeWords, codeWords } from './code-words.ts';
import { type MyDataWords, myDataWords } from './my-data-words.ts';
import { type ProfileWords, profileWords } from './profile-words.ts';

interface MyDataProps {
  client: SnugCore;
  /** The player whose data it is. */
  sub: string;
  now: () => number;
  /** The account is gone, and this device is about to forget the login: shows the sentence about it. */
  onLoggedOut: ((sentence: string) => void) | undefined;
  words?: Partial<MyDataWords & CodeWords & ProfileWords> | undefined;
}

/** What is held about the player: they download it or delete their account, each with a code. */
export function MyData(props: MyDataProps) {
  return (
    <ConfirmProvider>
      <MyDataCard {...props} />
    </ConfirmProvider>
  );
}

function MyDataCard({ client, sub, now, onLoggedOut, words }: MyDataProps) {
  const say = { ...useWords(codeWords, words), ...useWords(profileWords, words), ...useWords(myDataWords, words) };
  const announce = useAnnounce();
  const confirm = useConfirm();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [myData, { at, pending, error, saved, isSending }] = useStarted(
    () => createMyData(client, sub, now),
    [client, sub],
  );
  const errorText = accountErrorText(error, say);
  // The pressed button goes with its screen.
  useFocusIfLost(heading, !pending && `${at} ${saved}`);

  async function answer(use: MyDataUse, code: string) {
    if (use === 'download') {
      await myData.download(code, (file) => {
        saveFile(file.file_name, 'application/json', file.text);
        announce(say.dataSaved(file.file_name));
      });
      return;
    }
    const isMeant = await confirm({
      title: say.deleteSure,
      body: say.deleteSureBody,
      confirmLabel: say.deleteAccount,
      cancelLabel: say.keepAccount,
      kind: 'danger',
    });
    if (isMeant) await myData.remove(code, () => onLoggedOut?.(say.accountDeleted));
  }

  function screen() {
    if (pending) {
      const { use, sentTo, sent, sentAt } = pending;
      return (
        <CodeStep
          key={use}
          {...{ sentTo, sent, sentAt, now }}
          takesFocus
          error={errorText}
          back={use === 'delete' ? say.keepAccount : say.goBack}
          onConfirm={(code) => answer(use, code)}
          onResend={() => myData.send(use)}
          onBack={myData.leave}
          words={words}
        >
          <Text>{use === 'delete' ? say.codeForDelete : say.codeForDownload}</Text>
        </CodeStep>
      );
    }
    if (at === 'deleting') {
      return (
        // With keys of their own: no button of one screen becomes another's under the finger.
        <Stack key="deleting" gap={4}>
          <Text>{say.deletedGoes}</Text>
          <Text>{say.deletedStays}</Text>
          <Text>{say.deletedTeams}</Text>
          <Row gap={2}>
            <Button kind="main" onClick={myData.leave}>
              {say.keepAccount}
            </Button>
            <Button kind="danger" busy={isSending} onClick={() => myData.send('delete')}>
              {say.deleteSendCode}
            </Button>
          </Row>
        </Stack>
      );
    }
    return (
      <Stack key="shown" gap={4}>
        <Text>{say.myDataAbout}</Text>
        <Row gap={2}>
          <Button busy={isSending} onClick={() => myData.send('download')}>
            {say.downloadData}
          </Button>
          <Button kind="quiet" onClick={myData.consider}>
            {say.deleteAccount}
          </Button>
        </Row>
      </Stack>
    );
  }

  const title = pending ? say.checkMessages : at === 'deleting' ? say.deleteTitle : say.myData;
  return (
    <Card labelledBy={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId} elementRef={heading}>
          {title}
        </Heading>
        {screen()}
        {/* Below what was pressed, which stays in its place. */}
        {saved !== undefined && (
          <Banner tone="good" silent>
            {say.dataSaved(saved)}
          </Banner>
        )}
        {!pending && errorText !== undefined && <Banner tone="danger">{errorText}</Banner>}
      </Stack>
    </Card>
  );
}
