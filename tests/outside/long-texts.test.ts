import { expect, test } from 'vitest';
import { joinAs, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { openHouse } from './house.ts';

/** In the order that takes longest to sort: 28,000 marks on one letter, in the 56 kB that a call may have. */
const pile = `e${'\u0345'.repeat(14_000)}${'\u0301'.repeat(14_000)}`;

test('H66 marks that are piled on one letter in their thousands are cut before anything composes them', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house, '127.0.0.3'));
  // Without the cut each of these takes two seconds of everybody's time, and the marks that come first stay.
  const name = async (team_name: string, from: string) => {
    const phone = newBrowser(house.port, from);
    expect((await joinAs(phone, game, team_name)).status).toBe(200);
    return (await phone.call('GET', `/api/player/game/load?game_id=${game.game_id}`)).text;
  };
  expect(await name(`Owls ${pile}`, '127.0.0.4')).toContain('Owls e\u0345\u0345\u0345');
  expect(await name(`Cats e${'\u200b\u0345'.repeat(200)}${pile.slice(1)}`, '127.0.0.5')).toContain('Cats e\u0345');
});
