import { describe, expect, test } from 'vitest';
import { joinAs, logIn, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { openHouse } from './house.ts';

describe('H64 names that look like others', () => {
  test('no second team looks like the first, and none like the quizmaster', { timeout: 60_000 }, async () => {
    const house = await openHouse();
    const quizmaster = await quizmasterOf(house);
    const game = await newGame(quizmaster);
    await quizmaster.call('POST', '/api/host/name', { name: 'Sandra' });
    expect((await joinAs(newBrowser(house.port), game, 'Modern Quizly Bears')).status).toBe(200);
    const join = async (name: string) => {
      const { status, json } = await joinAs(newBrowser(house.port), game, name);
      return `${name}: ${status} ${json.detail ?? ''}`;
    };
    const taken = [
      'MODERN QUIZLY BEARS',
      'Modern QuizlyBears',
      'Rnodern Quizly Bears',
      'Modern Quizly Веаrs',
      'Modern QuizIy Bears',
      'M0dern Quizly Bears',
      'Ｍｏｄｅｒｎ Ｑｕｉｚｌｙ Ｂｅａｒｓ',
      '𝐌𝐨𝐝𝐞𝐫𝐧 𝐐𝐮𝐢𝐳𝐥𝐲 𝐁𝐞𝐚𝐫𝐬',
      'Modern \u2800Quizly\u3164 Bears\u{e0041}',
    ];
    for (const name of taken) {
      expect(await join(name)).toBe(`${name}: 409 A team in this game already has that name.`);
    }
    for (const name of ['Quizmaster', 'Quіzmaster', 'QUIZ MASTER', 'Quizrnaster', 'SANDRA', 'Sаndra']) {
      expect(await join(name)).toBe(`${name}: 409 That would be taken for the quizmaster. Please choose another name.`);
    }
    for (const name of [
      '\u2800\u2800',
      '\u3164',
      '\u115f\u1160',
      '\uffa0',
      '\u00ad\u034f\u180e',
      '\ufe0f',
      '\u{e0041}\u{e0042}',
      '\u0301',
    ]) {
      expect(await join(name)).toBe(`${name}: 400 A team name is required`);
    }
    // Who is honest is not refused.
    for (const name of [
      'Modern Quizzly Bears',
      'Quizly Bears',
      'Les Quizérables',
      'Команда',
      '🍺🍺',
      'Team 1',
      'Team 2',
    ]) {
      expect(await join(name)).toBe(`${name}: 200 `);
    }
  });

  test('no player is called Quizmaster, nor at a table as the quizmaster of the game', {
    timeout: 60_000,
  }, async () => {
    const house = await openHouse();
    const quizmaster = await quizmasterOf(house);
    const game = await newGame(quizmaster);
    await quizmaster.call('POST', '/api/host/name', { name: 'Sandra' });
    const stranger = newBrowser(house.port);
    const asked = { player_name: 'Quіzmaster', email: 'eve@example.org', phone: '' };
    expect((await stranger.call('POST', '/api/player/registerplayer', asked)).status).toBe(409);
    const phone = await logIn(newBrowser(house.port), house.port, 'Eve', 'eve@example.org');
    expect((await phone.call('PUT', '/api/player/set-name', { name: 'ＱＵＩＺＭＡＳＴＥＲ' })).status).toBe(409);
    await phone.call('PUT', '/api/player/set-name', { name: 'Sаndra' });
    expect((await joinAs(phone, game, 'The Regulars')).status).toBe(200);
    const view = await phone.call('GET', `/api/player/game/load?game_id=${game.game_id}`);
    expect(view.json.me.player_name).toBe('Guest');
  });
});
