import { type HostGame, type HostMessage, hostPublishBoard } from '@snug/contract';
import { Banner, Button, Dialog, Select, useAnnounce, useWords } from '@snug/ui';
import { useState } from 'react';
import { DeskKey } from '../desk/desk-key.tsx';
import { deskPath } from '../game-address.ts';
import { useHostClient } from '../host-client.ts';
import { RouteButton } from '../route-button.tsx';
import { useCommand } from '../use-command.ts';
import { useSettled } from '../use-settled.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import * as css from './board.css.ts';
import { publicBoard, publishableRounds, ungradedRounds } from './board-view.ts';
import { boardWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly onTell: (message: HostMessage) => void;
}

/** Publishes a board through a round, at once or from the last to the first, and takes it back. */
export function PublishPanel({ game, onTell }: Props) {
  const words = useWords(boardWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { busy, failure, run } = useCommand();
  const [chosen, setChosen] = useState<number>();
  const [isTakingBack, setTakingBack] = useState(false);
  const { board_through = 0, unveiled } = game.state;
  const rounds = publishableRounds(game);
  const latest = rounds.at(-1)?.round_order;
  const through = chosen ?? latest;
  const { veiled, lines } = publicBoard(game);
  const isFinal = game.state.status === 'finalized';
  const isUnveiling = board_through > 0 && veiled > 0;
  // A double click on what publishes must not unveil everybody, nor one on the team before the winner's the winner.
  const isSettled = useSettled(isUnveiling ? words.unveilNext(veiled) : words.publish(latest ?? 0));

  async function publish(to: number, count: number | null, said: string): Promise<void> {
    const body = { through: to, unveiled: count };
    const reply = await run(() => call(hostPublishBoard, { params: { id: game.gameid }, body }));
    if (!reply) return;
    onTell({ type: 'HOST_STATE', state: reply.state });
    announce(said);
  }

  const press = (to: number, count: number | null) => {
    if (isSettled()) void publish(to, count, words.saidPublished(to));
  };

  function unveilNext(): void {
    if (veiled === 0 || busy || !isSettled()) return;
    const next = publicBoard({ ...game, state: { ...game.state, unveiled: (unveiled ?? 0) + 1 } }).lines[0];
    const count = veiled === 1 ? null : (unveiled ?? 0) + 1;
    void publish(board_through, count, next ? words.saidUnveiled(next.name, next.place) : '');
  }
  useShortcuts(veiled > 0 && !isFinal ? { Space: unveilNext, KeyU: unveilNext } : {});

  if (isFinal) return <p className={css.soft}>{words.finalDone}</p>;
  const heldUp = through === undefined ? [] : ungradedRounds(game, through);
  return (
    <div className={css.publish}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {through === undefined && <p className={css.soft}>{words.nothingToPublish}</p>}
      {isUnveiling && (
        <div className={css.buttons}>
          <div className={css.plate}>
            <Button kind="main" busy={busy} onClick={unveilNext}>
              {words.unveilNext(veiled)} <DeskKey>U</DeskKey>
            </Button>
          </div>
          <Button busy={busy} onClick={() => press(board_through, null)}>
            {words.unveilAll}
          </Button>
        </div>
      )}
      {!isUnveiling &&
        heldUp.map(({ round: { round_order }, open }) => (
          <Banner
            key={round_order}
            tone="info"
            action={<RouteButton to={deskPath(game.gameid, round_order)}>{words.toGrading}</RouteButton>}
          >
            {words.heldUp(round_order, open)}
          </Banner>
        ))}
      {!isUnveiling && through !== undefined && (
        <div className={css.fields}>
          {rounds.length > 1 && (
            <div className={css.field}>
              <Select
                label={words.publishThrough}
                value={String(through)}
                options={rounds.map(({ round_order, title }) => ({
                  value: String(round_order),
                  label: words.roundLong(round_order, title),
                }))}
                onChange={(value) => setChosen(Number(value))}
              />
            </div>
          )}
          {heldUp.length === 0 && (through !== board_through || lines.length === 0) && (
            <>
              <div className={css.plate}>
                <Button kind="main" busy={busy} onClick={() => press(through, null)}>
                  {words.publish(through)}
                </Button>
              </div>
              <Button busy={busy} onClick={() => press(through, 0)}>
                {words.unveilFromLast}
              </Button>
            </>
          )}
        </div>
      )}
      {board_through > 0 && (
        <div className={css.buttons}>
          <Button opens="dialog" onClick={() => setTakingBack(true)}>
            {words.takeBoardBack}
          </Button>
        </div>
      )}
      <Dialog
        open={isTakingBack}
        title={words.takeBoardBackTitle}
        buttons={[
          { label: words.keepBoard, kind: 'quiet', onClick: () => setTakingBack(false) },
          {
            label: words.takeBoardBack,
            kind: 'danger',
            onClick: () => {
              setTakingBack(false);
              void publish(0, null, words.saidBoardBack);
            },
          },
        ]}
        onClose={() => setTakingBack(false)}
      >
        <p>{words.takeBoardBackBody}</p>
      </Dialog>
    </div>
  );
}
