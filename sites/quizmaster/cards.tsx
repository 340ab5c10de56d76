import type { HostGame } from '@snug/contract';
import { Banner, Button, TextInput, useWords } from '@snug/ui';
import { QrCode } from '@snug/ui/qr-code';
import { useState } from 'react';
import { Link } from 'wouter';
import { cardsMax, cardsPerPage, countOfCards, pagesOf } from './card-count.ts';
import * as css from './cards.css.ts';
import { gamePath } from './game-address.ts';
import { groupedCode } from './grouped-code.ts';
import { HowToJoin } from './how-to-join.tsx';
import { isLoopbackAddress, typedAddress } from './join-address.ts';
import { titleSize } from './title-size.ts';
import { useTitle } from './use-title.ts';
import { consoleWords } from './words.ts';

/** Table cards with code and QR code, to print and cut. */
export function Cards({ game }: { game: HostGame }) {
  const words = useWords(consoleWords);
  const [typed, setTyped] = useState(String(cardsPerPage));
  const [shown, setShown] = useState(cardsPerPage);
  const count = countOfCards(typed);
  useTitle(`${words.cards} · ${game.title}`);

  const type = (text: string) => {
    setTyped(text);
    setShown(countOfCards(text) ?? shown);
  };

  return (
    <main className={css.column}>
      <div className={css.controls}>
        <Link href={gamePath(game.gameid)} className={css.back}>
          {words.backToConsole}
        </Link>
        <h1 className={css.heading}>{words.cards}</h1>
        <p className={css.lead}>{words.cardsLead}</p>
        {game.state.doors_closed && (
          <Banner tone="info" silent>
            {words.doorsClosed}
          </Banner>
        )}
        {isLoopbackAddress(game.join_url) && (
          <Banner tone="danger">{words.ownAddress(typedAddress(game.join_url))}</Banner>
        )}
        <div className={css.order}>
          <TextInput
            label={words.howManyCards}
            error={count === undefined ? words.cardsFromTo(cardsMax) : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={type}
          />
          <Button kind="main" disabled={count === undefined} onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
      </div>
      {pagesOf(shown).map((cards, page) => (
        <ul key={page} className={css.page} aria-label={words.cardsOfPage(page + 1)}>
          {Array.from({ length: cards }, (_, card) => (
            <Card key={card} game={game} />
          ))}
        </ul>
      ))}
    </main>
  );
}

function Card({ game }: { game: HostGame }) {
  const words = useWords(consoleWords);
  return (
    <li className={css.card}>
      <p className={css.venue}>{game.venue}</p>
      <p className={css.title[titleSize(game.title)]} dir="auto">
        {game.title}
      </p>
      <p className={css.when}>{words.day(new Date(game.date))}</p>
      <div className={css.qr}>
        <QrCode text={game.join_url} label={words.qrLabel(game.title)} fills />
      </div>
      <p className={css.line}>{words.cardLine}</p>
      <p className={css.how}>
        <HowToJoin joinUrl={game.join_url} className={css.address} sentence={words.orType} />
      </p>
      <p className={css.figures}>
        <bdi dir="ltr">{groupedCode(game.code)}</bdi>
      </p>
    </li>
  );
}
