import { defaultCurrency } from '@snug/contract';
import { LinkButton, Stack, Text, useWords, VisuallyHidden } from '@snug/ui';
import { usePick, useTools } from '../use-live-game.ts';
import { formatMoney } from './format-money.ts';
import { tipPage } from './tip-page.ts';
import * as styles from './tips.css.ts';
import { tipsWords } from './words.ts';

const suggested: readonly number[] = [2, 5, 10];
const nobody: readonly never[] = [];

/** The people who can be tipped, each with a link to their payment page (GAME-22, OPEN-74). */
export function TipTargets() {
  const { tips = {} } = useTools();
  const say = useWords(tipsWords);
  const targets = usePick(({ view }) => view?.host_venmo ?? nobody);
  const { link, amounts = suggested, currency = defaultCurrency, locale } = tips;

  return (
    <Stack gap={4}>
      <Text>{say.tipHint}</Text>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
      <ul className={styles.targets} role="list">
        {targets.map(({ name, handle }) => {
          const page = tipPage(handle, link);
          const suggestions = amounts.flatMap((amount) => {
            const address = page?.withAmount(amount, currency);
            const text = formatMoney(amount, currency, locale);
            return address && text ? [{ amount, address, text }] : [];
          });
          return (
            <li key={`${handle} ${name}`} className={styles.target}>
              <p className={styles.who}>
                <bdi className={styles.name}>{name}</bdi> <bdi className={styles.handle}>{handle}</bdi>
              </p>
              {suggestions.length > 0 && (
                // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers.
                <ul className={styles.amounts} role="list">
                  {suggestions.map(({ amount, address, text }) => (
                    <li key={amount} className={styles.amount}>
                      <LinkButton href={address} external>
                        <span>
                          {text}
                          <VisuallyHidden> {say.tipTo(name, page?.host ?? '')}</VisuallyHidden>
                        </span>
                      </LinkButton>
                    </li>
                  ))}
                </ul>
              )}
              {page && (
                <LinkButton href={page.address} external>
                  {say.tipOn(name, page.host)}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
