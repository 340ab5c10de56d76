import type { DisplayView } from '@snug/contract';
import { useWords } from '@snug/ui';
import { QrCode } from '@snug/ui/qr-code';
import { groupedCode } from '../grouped-code.ts';
import { typedAddress } from '../join-address.ts';
import { FitBox } from './fit-box.tsx';
import * as css from './screen.css.ts';
import { sizes } from './sizes.ts';
import { displayWords } from './words.ts';

/** So many names stand on the screen at its smallest size; those that sat down last, since they look for theirs. */
const namesMax = 18;
/** Of a longer name the beginning is enough to find one's own. */
const nameMax = 42;

/** Before the first round: what is on tonight, how to join, and the teams as they sit down. */
export function WelcomeStage({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { venue, title, kind, teams, join_url, code } = view;
  return (
    <div className={css.bareStage}>
      <div className={css.welcome}>
        <div className={css.welcomeWords}>
          <p className={css.kicker} dir="auto">
            {venue}
          </p>
          <FitBox steps={sizes.title}>
            <h1 className={css.welcomeTitle} dir="auto">
              {title}
            </h1>
            {kind !== title && <p className={css.soft}>{kind}</p>}
          </FitBox>
          <p className={css.rule}>{words.seated(teams.length)}</p>
          <FitBox steps={sizes.names}>
            {teams.length === 0 ? <p className={css.nobody}>{words.nobodyYet}</p> : <Names teams={teams} />}
          </FitBox>
        </div>
        <div className={css.ticket}>
          <p className={css.ticketWords}>{words.scanToJoin}</p>
          <div className={css.ticketQr}>
            <QrCode text={join_url} label={words.qrLabel(title)} fills />
          </div>
          <p className={css.ticketWords}>
            {words.joinAtShort}{' '}
            <bdi className={css.ticketAddress} dir="ltr">
              {typedAddress(join_url)}
            </bdi>
          </p>
          <p className={css.ticketCode}>
            <bdi dir="ltr">{groupedCode(code)}</bdi>
          </p>
        </div>
      </div>
    </div>
  );
}

function Names({ teams }: { teams: readonly string[] }) {
  const words = useWords(displayWords);
  const shown = teams.slice(-namesMax).toReversed();
  return (
    <ul className={css.names}>
      {shown.map((team, place) => (
        <li key={teams.length - place} className={css.name} dir="auto">
          {shortened(team)}
        </li>
      ))}
      {teams.length > shown.length && <li className={css.more}>{words.andMore(teams.length - shown.length)}</li>}
    </ul>
  );
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > nameMax ? `${letters.slice(0, nameMax).join('')}…` : name;
}
