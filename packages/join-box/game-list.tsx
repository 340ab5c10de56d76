import type { SnugCore } from '@snug/client';
import type { GameStub } from '@snug/contract';
import {
  Avatar,
  Banner,
  Button,
  Dialog,
  EmptyState,
  Row,
  Skeleton,
  SkeletonGroup,
  Stack,
  StateDot,
  Text,
  type Tone,
  uiWords,
  useWords,
  VisuallyHidden,
} from '@snug/ui';
import * as styles from './game-list.css.ts';
import { type GamesWords, gamesWords } from './games-words.ts';
import { type ListedGame, useGameList } from './use-game-list.ts';

export interface GameListProps {
  client: SnugCore;
  open: boolean;
  /** Those known already: shown until the list, asked for whenever it is opened, is there. */
  games?: readonly GameStub[];
  /** Where to go on: into a game, or to the login and back. */
  onGo(address: string): void;
  onClose(): void;
  words?: Partial<GamesWords>;
}

/**
 * `Your Games`: where the player plays, watches or is invited (GAMES-01 … GAMES-08, OPEN-71).
 *
 * @example <GameList client={client} open={open} onGo={go} onClose={() => setOpen(false)} />
 */
export function GameList({ open, onClose, words, ...list }: GameListProps) {
  const say = useWords(gamesWords, words);
  const { close } = useWords(uiWords);

  return (
    <Dialog
      open={open}
      title={say.yourGames}
      structured
      buttons={[{ label: close, onClick: onClose }]}
      onClose={onClose}
    >
      <Games {...list} say={say} onDone={onClose} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open: each opening asks anew, and forgets what was ignored. */
function Games({
  client,
  games: known,
  onGo,
  say,
  onDone,
}: Omit<GameListProps, 'open' | 'onClose' | 'words'> & { say: GamesWords; onDone(): void }) {
  const { games, failed, asking, ask, enter, accept, ignore, element } = useGameList({
    client,
    known,
    onGo,
    onDone,
    words: say,
  });

  return (
    <div ref={element} tabIndex={-1} className={styles.list}>
      {failed && (
        <Banner
          tone="danger"
          action={
            <Button busy={asking} onClick={ask}>
              {say.retry}
            </Button>
          }
        >
          {say.gamesFailed}
        </Banner>
      )}
      {!games && !failed && (
        <SkeletonGroup>
          <Skeleton shape="person" />
          <Skeleton shape="person" />
        </SkeletonGroup>
      )}
      {games?.length === 0 && (
        <EmptyState title={say.noGames}>
          <Text tone="soft">{say.askForCode}</Text>
        </EmptyState>
      )}
      {games && games.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr className={styles.line}>
              <th scope="col" colSpan={2} className={styles.head}>
                {say.titleColumn}
              </th>
              <th scope="col" className={styles.headStatus}>
                {say.statusColumn}
              </th>
            </tr>
          </thead>
          {games.map((game) => (
            <Entry
              key={game.key}
              game={game}
              say={say}
              onEnter={() => enter(game)}
              onAccept={() => accept(game)}
              onIgnore={() => ignore(game)}
            />
          ))}
        </table>
      )}
    </div>
  );
}

interface EntryProps {
  game: ListedGame;
  say: GamesWords;
  onEnter(): void;
  onAccept(): void;
  onIgnore(): void;
}

function Entry({ game, say, onEnter, onAccept, onIgnore }: EntryProps) {
  const { kind, title, venue, team, status, invite, spectator, loading, waits, error } = game;
  const date = new Date(game.date);

  return (
    <tbody className={styles.game}>
      <tr className={styles.line}>
        <td rowSpan={2} className={styles.picture}>
          <Avatar src={team?.team_image} name="" />
        </td>
        <th scope="rowgroup" className={styles.title}>
          <bdi>{title}</bdi>
        </th>
        <td className={styles.status}>
          <StateDot tone={toneOf(game)}>{standingOf(game, say)}</StateDot>
        </td>
      </tr>
      <tr className={styles.line}>
        <td colSpan={2} className={styles.rest}>
          <Stack gap={3}>
            <Stack gap={1}>
              <p className={styles.fact}>{say.place(kind, venue)}</p>
              {team && <p className={styles.fact}>{say.teamIs(team.team_name)}</p>}
              {!Number.isNaN(date.getTime()) && (
                <p className={styles.fact}>
                  <time dateTime={game.date}>{say.day(date)}</time>
                </p>
              )}
            </Stack>
            {error && <Banner tone="danger">{error}</Banner>}
            <Row>
              {(!invite || spectator) && (
                <Button
                  disabled={status !== 'live' || waits || loading === 'accepting'}
                  busy={loading === 'entering'}
                  onClick={onEnter}
                >
                  {say.goToGame}
                  <Of name={title} />
                </Button>
              )}
              {invite && (
                <>
                  <Button disabled={waits || loading === 'entering'} busy={loading === 'accepting'} onClick={onAccept}>
                    {say.accept}
                    <Of name={team?.team_name ?? title} />
                  </Button>
                  <Button disabled={waits || loading !== false} onClick={onIgnore}>
                    {say.ignore}
                    <Of name={team?.team_name ?? title} />
                  </Button>
                </>
              )}
            </Row>
          </Stack>
        </td>
      </tr>
    </tbody>
  );
}

/** Whoever walks from button to button does not hear the line around it. */
function Of({ name }: { name: string }) {
  return <VisuallyHidden> {name}</VisuallyHidden>;
}

/** Watching, invited, or how the game itself stands (GAMES-06). */
function standingOf({ spectator, invite, status }: GameStub, { standing }: GamesWords): string {
  if (spectator) return standing.watching;
  if (invite) return standing.invited;
  return Object.hasOwn(standing, status) ? standing[status as keyof typeof standing] : status;
}

function toneOf({ spectator, invite, status }: GameStub): Tone {
  if (spectator) return 'info';
  if (invite) return 'brand';
  return status === 'live' ? 'good' : 'quiet';
}
