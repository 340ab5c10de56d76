import { gamePath, type SnugCore } from '@snug/client';
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
  /** Games known already, shown until the list is loaded, which happens whenever it opens. */
  games?: readonly GameStub[];
  /** Opens an address: a game, or the login. */
  onGo(address: string): void;
  onClose(): void;
  /** An invite was declined or a game left: what is known elsewhere of the player's games is old. */
  onChange?(): void;
  words?: Partial<GamesWords>;
}

/**
 * `Your Games`: the games that the player plays, watches or is invited to (GAMES-01 … GAMES-08, OPEN-71), and for a day after
 * their end those whose host they can still rate.
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
      <GameTable {...list} say={say} onDone={onClose} />
    </Dialog>
  );
}

/**
 * Mounted while the dialog is open: each opening loads anew, and shows ignored invites again. Long: one screen, told in
 * the order of its parts.
 */
function GameTable({
  client,
  games: known,
  onGo,
  onChange,
  say,
  onDone,
}: Omit<GameListProps, 'open' | 'onClose' | 'words'> & { say: GamesWords; onDone(): void }) {
  const { cancel } = useWords(uiWords);
  const list = useGameList({ client, known, onGo, onDone, onChange, words: say });
  const { games, failed, asking, ask, question, stopAsking, element } = list;

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
            <GameRow key={game.key} game={game} list={list} onGo={onGo} say={say} />
          ))}
        </table>
      )}
      {question && (
        <Dialog
          open
          title={question.title}
          buttons={[
            { label: cancel, onClick: stopAsking },
            { label: question.label, kind: 'danger', onClick: question.confirm },
          ]}
          onClose={stopAsking}
        >
          {question.body}
        </Dialog>
      )}
    </div>
  );
}

interface GameRowProps {
  game: ListedGame;
  list: Pick<ReturnType<typeof useGameList>, 'enter' | 'accept' | 'ignore' | 'askToTurnDown'>;
  onGo(address: string): void;
  say: GamesWords;
}

function GameRow({ game, list, onGo, say }: GameRowProps) {
  const { enter, accept, ignore, askToTurnDown } = list;
  const { kind, title, venue, team, status, invite, spectator, feedback_due, loading, waits, error } = game;
  const date = new Date(game.date);
  // The button of what is under way stays enabled, since a disabled one loses the focus.
  const isOff = (own?: ListedGame['loading']) => waits && loading !== own;
  const name = team?.team_name ?? title;

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
          <StateDot tone={toneOf(game)}>{statusText(game, say)}</StateDot>
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
                  disabled={status !== 'live' || isOff('entering')}
                  busy={loading === 'entering'}
                  onClick={() => enter(game)}
                >
                  {say.goToGame}
                  <HiddenName name={title} />
                </Button>
              )}
              {feedback_due && (
                <Button disabled={isOff()} onClick={() => onGo(gamePath(game.gameid))}>
                  {say.rateHost}
                  <HiddenName name={title} />
                </Button>
              )}
              {invite && (
                <>
                  <Button disabled={isOff('accepting')} busy={loading === 'accepting'} onClick={() => accept(game)}>
                    {say.accept}
                    <HiddenName name={name} />
                  </Button>
                  <Button disabled={isOff()} onClick={() => ignore(game)}>
                    {say.ignore}
                    <HiddenName name={name} />
                  </Button>
                </>
              )}
              {(invite || spectator) && (
                <Button
                  opens="dialog"
                  disabled={isOff('turning-down')}
                  busy={loading === 'turning-down'}
                  onClick={() => askToTurnDown(game)}
                >
                  {invite ? say.declineInvite.label : say.stopWatching.label}
                  <HiddenName name={name} />
                </Button>
              )}
            </Row>
          </Stack>
        </td>
      </tr>
    </tbody>
  );
}

/** For screen reader users who move from button to button, and do not hear the line around it. */
function HiddenName({ name }: { name: string }) {
  return <VisuallyHidden> {name}</VisuallyHidden>;
}

/** Watching, invited, or the game's own status (GAMES-06). */
function statusText({ spectator, invite, status }: GameStub, { standing }: GamesWords): string {
  if (spectator) return standing.watching;
  if (invite) return standing.invited;
  return Object.hasOwn(standing, status) ? standing[status as keyof typeof standing] : status;
}

function toneOf({ spectator, invite, status }: GameStub): Tone {
  if (spectator) return 'info';
  if (invite) return 'brand';
  return status === 'live' ? 'good' : 'quiet';
}
