import { Button, Heading, Stack, Text } from '@snug/ui';
import { RefreshButtons } from '../frame/refresh-buttons.tsx';
import { usePick, useTools } from '../use-live-game.ts';

/** The game could not be loaded (ERR-11 … ERR-13) or set up (ERR-17). */
export function Failed() {
  const { words: say, onEnterCode } = useTools();
  const { status_code: status, detail } = usePick(({ failure }) => failure) ?? {};
  const fallback = status === 0 ? say.notice.uninitialized() : say.somethingWrong;

  return (
    <Stack gap={6}>
      <Heading level={1}>
        {status === 403 ? say.noAccessTitle : status === 404 ? say.notFound : detail || fallback}
      </Heading>
      {status === 403 && (
        <>
          <Text tone="soft">{say.noAccess}</Text>
          <Button kind="main" onClick={onEnterCode}>
            {say.enterJoinCode}
          </Button>
        </>
      )}
      <RefreshButtons leave />
    </Stack>
  );
}
