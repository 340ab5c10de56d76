import { themeClass } from '@snug/theme';
import { resolve, type Scheme, type Tier, themes, tokenNames, tokens } from '@snug/theme/tokens';
import * as css from './token-table.css.ts';

const night = resolve(themes.pub, 'night');
const day = resolve(themes.pub, 'day');

/** The tokens of a tier, from the table of all tokens. */
export function TokenTable({ tier }: { tier: Tier }) {
  const names = tokenNames.filter((name) => tokens[name].tier === tier);
  return (
    <div className={`sb-unstyled ${themeClass} ${css.frame}`}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Night</th>
            <th scope="col">Day</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code className={css.name}>{name}</code>
                <span className={css.about}>{tokens[name].about}</span>
              </th>
              {night[name] === day[name] && tokens[name].type !== 'color' ? (
                <td colSpan={2}>{night[name]}</td>
              ) : (
                <>
                  <Value name={name} scheme="night" />
                  <Value name={name} scheme="day" />
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ name, scheme }: { name: (typeof tokenNames)[number]; scheme: Scheme }) {
  const value = (scheme === 'night' ? night : day)[name];
  return (
    <td>
      {tokens[name].type === 'color' && <span className={css.swatch} style={{ background: value }} />}
      <span className={css.value}>{value}</span>
    </td>
  );
}
