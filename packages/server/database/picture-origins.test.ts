import { worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { keepPictureOrigins } from './picture-origins.ts';

const world = worldOfFile();

test('a picture comes back to the question that it is of, and to no other that stands in its place', async () => {
  const image = 'https://pictures.example/one.png';
  const picture = { accepted: [['a']], image, image_alt: 'A thing' };
  const questions = [
    { ...picture, question_text: 'What is this?' },
    { ...picture, question_text: 'And this?' },
  ];
  const { game_id } = await world.game({ title: 'Pictures', rounds: [{ title: 'One', questions }] });
  const { store } = world.server.context;
  await store.write((trx) =>
    trx
      .updateTable('questions')
      .set({ question_text: 'And where is that?' })
      .where('game_id', '=', game_id)
      .where('question_text', '=', 'And this?')
      .execute(),
  );
  await keepPictureOrigins(store, ['https://pictures.example']);
  const rows = await store.db
    .selectFrom('questions')
    .select(['question_text', 'image'])
    .where('game_id', '=', game_id)
    .orderBy('question_index')
    .execute();
  expect(rows).toEqual([
    { question_text: 'What is this?', image },
    { question_text: 'And where is that?', image: '' },
  ]);
});
