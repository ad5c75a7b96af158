/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../content/read-content';
import { allPlaces } from '../../towns';
import { writeScaledContent } from './write-scaled-content';

const root = process.cwd();
const { towns } = readContent(root);
const target = mkdtempSync(join(tmpdir(), 'scale-'));
afterAll(() => rmSync(target, { recursive: true }));

it('writes towns that pass every check of the loader, with as many places as the real ones', () => {
  const times = 10;
  writeScaledContent(root, target, towns.length * times);
  const scaled = readContent(target);
  expect(scaled.towns).toHaveLength(towns.length * times);
  expect(allPlaces(scaled.towns)).toHaveLength(allPlaces(towns).length * times);
  expect(scaled.towns).toEqual(expect.arrayContaining(towns));
});

it('writes the same towns each time', () => {
  const read = () => readFileSync(join(target, 'content/towns/alderbank.yaml'), 'utf8');
  writeScaledContent(root, target, towns.length + 1);
  const first = read();
  writeScaledContent(root, target, towns.length + 2);
  expect(read()).toBe(first);
});

it('refuses fewer towns than are real', () => {
  expect(() => writeScaledContent(root, target, towns.length - 1)).toThrow('these are real');
});
