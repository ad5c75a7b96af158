import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse, parseDocument } from 'yaml';

/** By file: values by their fields, such as commissions.ID.expires. */
type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function change(root: string, changes: Changes): void {
  for (const [file, fields] of Object.entries(changes)) {
    const document = parseDocument(readFileSync(join(root, file), 'utf8'));
    for (const [field, value] of Object.entries(fields)) {
      document.setIn(field.split('.'), document.createNode(value));
    }
    writeFileSync(join(root, file), String(document));
  }
}

/**
 * Calls a function with the folder of a copy of content/ in which nothing is left to do before the
 * site may be public, whatever the real one lacks, but for some changes. It contains only the towns
 * that business.yaml names: the others take time to read and add nothing.
 */
export function withContent<Result>(changes: Changes, use: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'go-live-'));
  const towns = join(root, 'content/towns');
  const business = readFileSync('content/business.yaml', 'utf8');
  const isNamed = (file: string) => business.includes(basename(file, '.yaml'));
  try {
    cpSync('content', join(root, 'content'), {
      recursive: true,
      filter: (source) => !source.includes('towns/') || isNamed(source),
    });
    change(root, parse(readFileSync('scripts/go-live/complete-content.yaml', 'utf8')));
    for (const file of readdirSync(towns).map((name) => join(towns, name))) {
      const confirmed = readFileSync(file, 'utf8').replace(/^ +verified: false\n/gm, '');
      // A town may name neighbors that are not copied.
      writeFileSync(file, confirmed.replace(/^nearbyLocations:.*\n(?:[ -].*\n)*/m, ''));
    }
    change(root, changes);
    return use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
