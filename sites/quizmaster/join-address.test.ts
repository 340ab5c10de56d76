import { expect, test } from 'vitest';
import { isLoopbackAddress, typedAddress } from './join-address.ts';

test.each([
  ['https://quiz.thesnug.example/join?code=482917', 'quiz.thesnug.example/join'],
  ['http://192.168.1.20:4000/join?code=482917', '192.168.1.20:4000/join'],
  ['http://[fd00::7]:4000/join?code=482917', '[fd00::7]:4000/join'],
])('the address to type for %s is %s', (join_url, typed) => {
  expect(typedAddress(join_url)).toBe(typed);
});

test.each([
  ['http://127.0.0.1:4000/join', true],
  ['http://127.1/join', true],
  ['http://localhost:4000/join', true],
  ['http://snug.localhost/join', true],
  ['http://[::1]:4000/join', true],
  ['http://192.168.1.20:4000/join', false],
  ['http://10.127.0.1/join', false],
  ['https://localhost.example/join', false],
  ['https://notlocalhost/join', false],
])('%s is a loopback address: %s', (join_url, expected) => {
  expect(isLoopbackAddress(join_url)).toBe(expected);
});
