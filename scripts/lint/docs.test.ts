/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** The documents name only commands, files and links that exist. */

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** A record that another one supersedes may name what is gone. */
const isCurrent = (file: string) => !readFileSync(file, 'utf8').includes('Superseded by');

const documents = ['.', 'content', 'docs', 'docs/decisions']
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((file) => file.endsWith('.md') && isCurrent(file));

/** What a document names and nobody has. */
function deadNames(file: string, text: string): string[] {
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([command, name = '']) =>
    name in scripts ? [] : [command],
  );
  const folders = /`((?:app|components|content|docs|e2e|lib|public|scripts)\/[^`\s<*…{]*)/g;
  const paths = [...text.matchAll(folders)].flatMap(([, path = '']) =>
    existsSync(path) ? [] : [path],
  );
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\)/g)].flatMap(
    ([, path = '', anchor]) => {
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(target)) return [target];
      if (anchor && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor)) {
        return [`${target}#${anchor}`];
      }
      return [];
    },
  );
  return [...commands, ...paths, ...links];
}

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

it.each([
  ['a command', 'Type `npm run fly`.', 'npm run fly'],
  ['a file', 'See `lib/wings.ts`.', 'lib/wings.ts'],
  ['a link', '[Wings](docs/wings.md)', 'docs/wings.md'],
  ['an anchor', '[Wings](#wings)', 'README.md#wings'],
])('finds %s that does not exist', (_what, text, found) => {
  expect(deadNames('README.md', text)).toEqual([found]);
});

it.each(documents)('%s names only what exists', (file) => {
  expect(deadNames(file, readFileSync(file, 'utf8'))).toEqual([]);
});
