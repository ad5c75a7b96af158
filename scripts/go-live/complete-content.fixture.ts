import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { z } from 'zod';
import { readContentWithLines } from '../../lib/content/read-content';
import { goLiveItems, goLiveNotes } from './go-live';

/** The day on which the owner has supplied everything, and on which the tests ask. */
export const day = '2026-11-21';

const supplied = z
  .object({ business: z.record(z.string(), z.unknown()), review: z.unknown() })
  .parse(parse(readFileSync('scripts/go-live/complete-content.yaml', 'utf8')));

/** Changes a field of a YAML file, or takes it out where the value is undefined. */
function setField(file: string, field: readonly (string | number)[], value: unknown): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  if (value === undefined) document.deleteIn(field);
  else document.setIn(field, document.createNode(value));
  writeFileSync(file, document.toString());
}

/**
 * Writes a copy of content/ in which nothing is left to supply, whatever the real one lacks. Of the
 * towns it has those that business.yaml names: the others take time to read and tell nothing more.
 *
 * @param root the folder that gets the copy.
 */
export function writeCompleteContent(root: string): void {
  const path = (file: string) => join(root, file);
  const named = readFileSync('content/business.yaml', 'utf8');
  cpSync('content', path('content'), {
    recursive: true,
    filter: (source) => !source.includes('towns/') || named.includes(basename(source, '.yaml')),
  });
  setField(path('content/redirects.yaml'), ['redirects'], []);
  for (const [field, value] of Object.entries(supplied.business)) {
    setField(path('content/business.yaml'), [field], value);
  }
  setField(path('content/testimonials.yaml'), ['testimonials'], [supplied.review]);
  for (const name of readdirSync(path('content/towns'))) {
    const file = path(`content/towns/${name}`);
    const confirmed = readFileSync(file, 'utf8').replace(/^ +verified: false\n/gm, '');
    // A town may name neighbors that are not copied.
    writeFileSync(file, confirmed.replace(/^nearbyLocations:.*\n(?:[ -].*\n)*/m, ''));
  }
}

/**
 * Gives each test a copy of content/ in which nothing is left to supply, with ways to change it and
 * to ask what is left.
 */
export function completeContent() {
  let root = '';
  const path = (file: string) => join(root, file);
  const lines = (file: string) => readFileSync(path(file), 'utf8').split('\n');
  const set = (file: string, field: readonly (string | number)[], value: unknown) =>
    setField(path(file), field, value);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'golive-'));
    writeCompleteContent(root);
  });

  afterEach(() => rmSync(root, { recursive: true }));

  const read = (on = day) => readContentWithLines(root, on);
  const items = (on = day, env = {}) => goLiveItems(read(on), on, env);
  return {
    root: () => root,
    lines,
    set,
    /** The same for content/business.yaml, where most things stand. */
    setBusiness: (field: readonly (string | number)[], value: unknown) =>
      set('content/business.yaml', field, value),
    read,
    items,
    ids: (on = day, env = {}) => items(on, env).map(({ id }) => id),
    notes: (on = day) => goLiveNotes(read(on), on),
    /** The one thing that is left. */
    only: (on = day, env = {}) => {
      const [first, ...others] = items(on, env);
      expect(others).toEqual([]);
      return first;
    },
  };
}
