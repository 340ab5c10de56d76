import type { DisplayView } from '@snug/contract';
import { useWords } from '@snug/ui';
import { QrCode } from '@snug/ui/qr-code';
import { groupedCode } from '../grouped-code.ts';
import { typedAddress } from '../join-address.ts';
import { BreakableAddress } from './breakable-address.tsx';
import { fit, fits } from './fit.ts';
import { fitBox, fitting } from './fit-box.css.ts';
import { FitBox } from './fit-box.tsx';
import { Kicker } from './kicker.tsx';
import { sizes } from './sizes.ts';
import { bareStage } from './stage.css.ts';
import { ticket, ticketAddress, ticketCode, ticketQr, ticketTitle, ticketWords } from './ticket.css.ts';
import { nobody, soft } from './type.css.ts';
import { useRefit } from './use-refit.ts';
import * as css from './welcome.css.ts';
import { displayWords } from './words.ts';

/** A title that stands on one line leaves the rest to the teams. */
const oneLine = 22;
/** No screen has room for more. */
const namesMax = 60;
/** Of a longer name the beginning is enough to find one's own. */
const nameMax = 42;

/** Before the first round: what is on tonight, how to join, and the teams as they sit down. */
export function WelcomeStage({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { venue, title, kind, teams, join_url, code } = view;
  return (
    <div className={bareStage}>
      <div className={css.welcome}>
        <div className={css.welcomeWords} data-short={[...title].length <= oneLine || undefined}>
          <Kicker>{venue}</Kicker>
          <FitBox steps={sizes.title}>
            <h1 className={css.welcomeTitle} dir="auto">
              {title}
            </h1>
            {kind !== title && <p className={soft}>{kind}</p>}
          </FitBox>
          <p className={css.rule}>{teams.length > 0 && words.screenSeated(teams.length)}</p>
          {teams.length > 0 ? (
            <Names teams={teams} />
          ) : (
            <FitBox steps={sizes.names}>
              <p className={nobody}>{words.screenNobodyYet}</p>
            </FitBox>
          )}
        </div>
        <div className={ticket}>
          {view.doors_closed ? (
            <>
              <p className={ticketTitle}>{words.screenDoorsClosed}</p>
              <p className={ticketWords}>{words.screenDoorsHint}</p>
            </>
          ) : (
            <>
              <p className={ticketWords}>{words.screenScanToJoin}</p>
              <div className={ticketQr}>
                <QrCode text={join_url} label={words.screenQrLabel(title)} fills />
              </div>
              <p className={ticketWords}>
                {words.screenJoinAtShort}{' '}
                <bdi className={ticketAddress} dir="ltr">
                  <BreakableAddress address={typedAddress(join_url)} />
                </bdi>
              </p>
              <p className={ticketCode}>
                <bdi dir="ltr">{groupedCode(code)}</bdi>
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** As many names as there is room for: those that sat down last first, since they look for theirs. */
function Names({ teams }: { teams: readonly string[] }) {
  const words = useWords(displayWords);
  const shown = teams.slice(-namesMax).toReversed();
  const list = useRefit<HTMLUListElement>((element) => {
    const items = [...element.children] as HTMLElement[];
    const more = items.pop();
    for (const item of items) item.hidden = false;
    let left = items.length;
    const sayMore = () => {
      const count = teams.length - left;
      if (more) more.textContent = count > 0 ? words.screenAndMore(count) : '';
    };
    sayMore();
    fit(element, sizes.names);
    while (left > 1 && !fits(element)) {
      left -= 1;
      const item = items[left];
      if (item) item.hidden = true;
      sayMore();
    }
  });
  return (
    <div className={fitting}>
      <ul ref={list} className={`${fitBox} ${css.names}`}>
        {shown.map((team, place) => (
          <li key={teams.length - place} className={css.name} dir="auto">
            {shortened(team)}
          </li>
        ))}
        <li className={css.more} />
      </ul>
    </div>
  );
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > nameMax ? `${letters.slice(0, nameMax).join('')}…` : name;
}
