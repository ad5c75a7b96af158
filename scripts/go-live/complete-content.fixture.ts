import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { z } from 'zod';
import { readContentWithLines } from '../../lib/content/read-content';
import type { GoLiveNote } from './finding';
import { checkGoLive } from './go-live';

/** The day on which the content is complete, and for which tests check it. */
export const day = '2026-11-21';

/** Values by their fields, such as commissions.ID.expires; undefined deletes a field. */
type Fields = Readonly<Record<string, unknown>>;

const completeFields = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .parse(parse(readFileSync('scripts/go-live/complete-content.yaml', 'utf8')));

function setFields(root: string, files: Readonly<Record<string, Fields>>): void {
  for (const [file, fields] of Object.entries(files)) {
    const document = parseDocument(readFileSync(join(root, file), 'utf8'));
    for (const [field, value] of Object.entries(fields)) {
      if (value === undefined) document.deleteIn(field.split('.'));
      else document.setIn(field.split('.'), document.createNode(value));
    }
    writeFileSync(join(root, file), document.toString());
  }
}

/**
 * Writes a copy of content/ in which nothing is left to do before the site may be public, whatever
 * the real one lacks. It contains only the towns that business.yaml names: the others take time to
 * read and add nothing.
 *
 * @param root the folder that gets the copy.
 */
export function writeCompleteContent(root: string): void {
  const business = readFileSync('content/business.yaml', 'utf8');
  cpSync('content', join(root, 'content'), {
    recursive: true,
    filter: (source) => !source.includes('towns/') || business.includes(basename(source, '.yaml')),
  });
  setFields(root, completeFields);
  const towns = join(root, 'content/towns');
  for (const file of readdirSync(towns).map((name) => join(towns, name))) {
    const confirmed = readFileSync(file, 'utf8').replace(/^ +verified: false\n/gm, '');
    // A town may name neighbors that are not copied.
    writeFileSync(file, confirmed.replace(/^nearbyLocations:.*\n(?:[ -].*\n)*/m, ''));
  }
}

/** Calls a function with the folder of complete content in which some fields are changed. */
export function withContent<Result>(
  changes: Readonly<Record<string, Fields>>,
  use: (root: string) => Result,
): Result {
  const root = mkdtempSync(join(tmpdir(), 'go-live-'));
  try {
    writeCompleteContent(root);
    setFields(root, changes);
    return use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/**
 * Checks complete content in which some fields of business.yaml, and of `files`, are changed.
 *
 * @returns the findings, each with the text of its line, and the lines of business.yaml.
 */
export function checkWith(business: Fields = {}, { on = day, env = {}, files = {} } = {}) {
  return withContent({ 'content/business.yaml': business, ...files }, (root) => {
    const { items, notes } = checkGoLive(readContentWithLines(root, on), on, env);
    const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');
    const withText = <Finding extends GoLiveNote>(finding: Finding) => ({
      ...finding,
      text: linesOf(finding.file)[finding.line - 1]?.trim(),
    });
    const lines = linesOf('content/business.yaml');
    return { items: items.map(withText), notes: notes.map(withText), lines };
  });
}
