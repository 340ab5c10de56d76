import { expect, test } from 'vitest';
import { joinImports } from './join-imports.ts';

const snug = 'const a=1,b=2;export{a as Button,b as useState};';

test('imports become one, without names that nothing uses', () => {
  const script = 'import{Button as x}from"./snug.js";import{useState,Other as o}from"./snug.js";y(x,useState)';
  expect(joinImports(script, snug)).toBe('import{Button as x,useState}from"./snug.js";y(x,useState)');
});

test('a property of the same name is no use', () => {
  expect(joinImports('import{Other as o}from"./snug.js";a.o()', snug)).toBe('import{}from"./snug.js";a.o()');
});

test('a name that is only spread is used', () => {
  const script = 'import{Button as b}from"./snug.js";a={...b}';
  expect(joinImports(script, snug)).toBe('import{Button as b}from"./snug.js";a={...b}');
});

test('a used name that snug.js lacks is an error that says what to do', () => {
  expect(() => joinImports('import{Other as o}from"./snug.js";o()', snug)).toThrow(
    'snug.js does not export Other: add it to shared.ts.',
  );
});
