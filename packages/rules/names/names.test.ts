import { teamNameMaxLength } from '@snug/contract';
import { adjectives, nouns } from '@snug/contract/team-words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';
import { fold } from './fold.ts';
import { isRude } from './rude-parts.ts';
import { type NamedTeam, shownTeamName as oneShownName, shownTeamNames, shownText } from './shown.ts';

const names = (text: string) =>
  text
    .trim()
    .split(/\s*[;\n]\s*/)
    .filter((name) => name !== '');

/** Names of towns, people, birds and dishes, and puns that a pub has heard before. */
const clean = names(`
  Scunthorpe United; Penistone Players; Clitheroe; Cockermouth; Lightwater; Middlesex; Essex Girls; Sussex Squires
  Cocktail Hour; Peacocks; Cockney Rejects; Cocker Spaniels; Hancock's Half Hour; Dick's Bar; Dick’s Last Resort; Moby Dick
  Dick Turpin; Dickens Cider Club; The Assassins; Classic Cars; Bass Players; Passion Fruit; Assorted Nuts; Cumberland Sausages
  Cumin & Coriander; Magna Cum Laude; Matsushita; Titanic; Arsenal; Uranus Explorers; Janus; Saturday Night; Analysts; Canal Street
  Shiitake Happens; Shih Tzus; Kung Fu Pandas; Maine Coons; Raccoons With a Plan; Grape Expectations; Therapists; Mishits
  Blue Tits; Booby Prize; Chink in the Armour; Fire Retardant; Fukuoka; Sex Pistols; John Lee Hooker; Hello 455; The 45s
  Team 5; Route 66; B52s; Montenegro; Negroni Sbagliato; Niggling Doubts; Rapper's Delight; Rapeseed Oil; Homo Sapiens
  Pen Island; Fickle Friends; Cuckoo Clock; Swank; Twix; Prickly Pears; Spick and Span; Spices; Spicy Wings; Wankel Rotary
  Agatha Quiztie; Quizteama Aguilera; Les Quizerables; Smarty Pints; Cunning Linguists; Feck Off Father
  A B C; A-Team; U.S.A.; R.E.M.; K I S S; Wow!!!; 100%; 5 * Hotel; Rock * Roll; 東京クイズ; Команда; Ελλάδα; 🍺🍺🍺; Café Olé; Ñandú
  El Gato Negro; Río Negro; Cerveza Artesanal; Feliz Cumpleaños; Los Cumplidores; La Ampolla; Repollo y Col; Los Folletos
  El Puño; Año Nuevo; El Cono Sur; La Disputa; Los Diputados; Computadoras; Reputación; Penne Arrabiata; Semanal; Picapiedra
  Mariquitas; Los Pollos Hermanos; Pollo Frito; Tetera; Vergara; Culottes; Cálculo; Círculo; Facultad; Violeta; Chingolo
  El Carajillo; Cojines; Rumba; Panal de Abejas; Raperos; Acojedor; Perros y Perras; Cien Huevos; La Concha de San Sebastián
`);

const rude = names(`
  Fuck Off; F u c k Quiz; F.U.C.K; f-u-c-k; fuuuuck; FuckItAll; The F*ck Ups; F**k This; Motherf***ers; clusterfuck; fcuk; phuck it
  fück you; fuсk; 𝐟𝐮𝐜𝐤; 5h1t Happens; sh1t show; S H I T; Sh*t Faced; Shitheads; Bitches Be Quizzin; b1tch; The Cunts; c*nts; wankers
  W4nkers; Wank Sinatra; Big Dick Energy; Dickheads; Bag of Dicks; Suck My Brain; A$$hats; Assholes; Arseholes; Bollocks to This
  Nigger; N1gg3rs; Paki; Pikeys; Gooks; Spics; Coons; Nazi Punks; Hitler's Angels; Mike Hunt; Hugh Jass; Moe Lester
  Quizzy Bastards; Cocksuckers; Cockwombles; Twats; Porn Stars; Slutty Brownies; Tits and Giggles; MILF Hunters; Nonces
  Los Putos Amos; Hijos de Puta; puuuta; P U T A S; p.u.t.a; PutosAmos; Mierda Pura; m1erda; M I E R D A; Coño; COÑO; Jodidos
  Cabrones; Los Cabrónes; Gilipollas; Pollas en Vinagre; Pendejos; Chinguen a Todos; La Chingada; Maricones; Vete a la Verga
  Culo Veo; Me Cago En Todo; Concha de tu madre; Hijueputas; Cojonudos; Subnormales; Sudacas
`);

test.each(clean)('%s is a name like any other', (name) => {
  expect(isRude(name)).toBe(false);
});

test.each(rude)('%s is rude, and what is proposed in its place is not', (name) => {
  expect(isRude(name)).toBe(true);
  const proposed = cleanName(name, 'team');
  expect(isRude(proposed)).toBe(false);
  expect(proposed).toMatch(/^\p{Lu}.*\p{L}/u);
  expect(proposed).not.toMatch(/\*/);
});

test('no word of a made-up name is rude', () => {
  for (const word of `${adjectives} ${nouns}`.trim().split(/\s+/)) expect([word, isRude(word)]).toEqual([word, false]);
});

describe('a proposal is a name', () => {
  test.each([
    ['The Fucking Wits', 'The Wits'],
    ['Los Putos Amos', 'Los Amos'],
    ['Quiz Night Bitches', 'Quiz Night'],
    ['the shit detectives & friends', 'The detectives & friends'],
  ])('%s: the rest where it is one: %s', (name, proposed) => {
    expect(cleanName(name, 'team')).toBe(proposed);
  });

  test.each(['Shit Happens', 'Fuck Off', 'We Are The Cunts', 'Puta'])('%s: else a made-up one', (name) => {
    const [first = '', second = '', ...more] = cleanName(name, 'team').split(' ');
    expect([adjectives.includes(first), nouns.includes(second), more]).toEqual([true, true, []]);
  });

  test('the same team is proposed the same name each time, and another team another one', () => {
    expect(cleanName('Shit', 'foxes')).toBe(cleanName('Shit', 'foxes'));
    expect(cleanName('Shit', 'foxes')).not.toBe(cleanName('Shit', 'bears'));
  });

  test('never one that another team has', () => {
    expect(cleanName('The Fucking Wits', 'team', ['THE WITS'])).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    const first = cleanName('Shit', 'team');
    expect(cleanName('Shit', 'team', [first])).not.toBe(first);
  });
});

describe('what the big screen shows', () => {
  const team = { teamid: 'foxes', team_name: 'The Fucking Foxes', name_allowed_at: null };
  const shownTeamName = (named: NamedTeam, others: readonly NamedTeam[] = []) => {
    const shown = shownTeamNames([named, ...others]).get(named.teamid);
    // Asked alone, of a team that is in the list or has just come with that name, it is the same.
    expect(oneShownName(named, [{ ...named, team_name: 'Before' }, ...others])).toBe(shown);
    return shown;
  };

  test('a clean name as it is', () => {
    expect(shownTeamName({ ...team, team_name: 'Les Quizerables' })).toBe('Les Quizerables');
  });

  test('in place of a rude one the proposal, until the quizmaster allows it', () => {
    expect(shownTeamName(team)).toBe('The Foxes');
    expect(shownTeamName({ ...team, name_allowed_at: 1 })).toBe('The Fucking Foxes');
  });

  test('no two teams under one name', () => {
    expect(shownTeamName(team, [{ ...team, teamid: 'other', team_name: 'The Foxes' }])).not.toBe('The Foxes');
    const [first = '', second = ''] = shownTeamNames([
      { ...team, team_name: 'Shit Foxes United' },
      { ...team, teamid: 'other', team_name: 'Fucking Foxes United' },
    ]).values();
    expect(first).toBe('Foxes United');
    expect(second).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(second).not.toBe(first);
  });

  test('of other texts the clean ones alone', () => {
    expect(shownText('We came for the snacks.')).toBe('We came for the snacks.');
    expect(shownText('Que te den')).toBeUndefined();
  });
});

test('H64 any text is looked at: every place of the folded text is that of the text, and there is always a proposal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2 * teamNameMaxLength }), (text) => {
      expect(fold(text)).toHaveLength(text.length);
      expect(cleanName(text, text)).not.toBe('');
    }),
  );
});
