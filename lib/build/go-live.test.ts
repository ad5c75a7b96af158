/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readContentWithLines } from '../content/read-content';
import { goLiveItems, goLiveNotes } from './go-live';
import { goLiveAsJson, goLiveInWords } from './go-live/in-words';

const day = '2026-11-21';
const marked = [
  'brand',
  'phone',
  'email',
  'origin',
  'base',
  'commissions.ID',
  'commissions.OR',
  'lawChecked',
  'closures',
  'payments',
  'languages',
  'profiles',
  'verification',
];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'golive-'));
  cpSync('content', join(root, 'content'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function linesOf(file: string): string[] {
  return readFileSync(join(root, file), 'utf8').split('\n');
}

function edit(name: string, found: string | RegExp, replacement: string): void {
  const file = join(root, 'content', name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(found, () => replacement);
  if (before.search(found) < 0) throw new Error(`Nothing to change in ${name}`);
  writeFileSync(file, after);
}

/** Gives a field of business.yaml another value, whatever it has now. */
function set(field: string, value: string): void {
  edit('business.yaml', new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), `${field}: ${value}\n`);
}

const commission = 'number: "12345", expires: 2030-01-31';
const remote = 'remote: { technology: A platform, since: 2026-01-01 }';

/** Supplies and confirms everything, as the owner would. */
function mend(): void {
  set('standIns', '[]');
  set('phone', '"208-555-2368"');
  set('email', 'hello@iana.org');
  set('origin', 'https://www.iana.org');
  set('commissions', `\n  ID: { ${commission}, ${remote} }\n  OR: { ${commission} }`);
  set('lawChecked', day);
  set('closures', '[]');
  set('profiles', '[]');
  set('verification', '{}');
  set('securityContactExpires', '2027-10-31');
  set('agreed', `\n${choices.map((choice) => `  ${choice}: ${day}`).join('\n')}`);
  writeFileSync(join(root, 'content/testimonials.yaml'), `testimonials:\n${review}${proof}`);
  for (const name of readdirSync(join(root, 'content/towns'))) {
    const file = join(root, 'content/towns', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ +verified: false\n/gm, ''));
  }
}

const choices = ['mapsAfterClick', 'priorityTime', 'extras', 'townsOnLocations'];
const review = `  - id: one
    name: A. Client
    location: Kuna, Idaho
    rating: 5
    text: The notary came when promised and took her time with every page.
`;
const proof = `    source: A business profile
    date: 2026-10-01
    permission: By email
`;

const items = (on = day, env = {}) => goLiveItems(readContentWithLines(root, on), on, env);
const ids = (on = day, env = {}) => items(on, env).map(({ id }) => id);
const notes = (on = day) => goLiveNotes(readContentWithLines(root, on), on).map(({ say }) => say);
const only = (on = day, env = {}) => {
  const [first, ...others] = items(on, env);
  expect(others).toEqual([]);
  return first;
};

describe('content as it stands', () => {
  it('asks for every place that is not confirmed, at its own line', () => {
    const found = items().filter(({ id }) => id.startsWith('unconfirmed/'));
    for (const { file, line } of found)
      expect(linesOf(file)[line - 1]).toContain('verified: false');
    const marks = readdirSync(join(root, 'content/towns')).flatMap((name) =>
      linesOf(`content/towns/${name}`).filter((text) => text.includes('verified: false')),
    );
    expect(found).toHaveLength(marks.length);
  });

  it('gives every item an id of its own', () => {
    const all = ids();
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('content that is mended', () => {
  beforeEach(mend);

  it('has nothing left, and one friendly line says so', () => {
    expect(ids()).toEqual([]);
    expect(notes()).toEqual([]);
    expect(goLiveInWords([], [])).toBe('Nothing is left: the site may be public.');
    expect(goLiveAsJson([])).toBe('[]');
  });

  it('asks for each field that is marked, in words of its own, and says which lines to change', () => {
    set('standIns', `\n${marked.map((field) => `  - ${field}`).join('\n')}`);
    const found = items();
    expect(found.map(({ field }) => field).sort()).toEqual(marked.toSorted());
    const lines = linesOf('content/business.yaml');
    for (const { field, line, say, do: task } of found) {
      expect(say).not.toBe(`\`${field}\` is a stand-in.`);
      expect(lines[line - 1]?.trim()).toMatch(new RegExp(`^${field.split('.').at(-1)}:`));
      const mark = Number(/\(line (\d+)\) out of `standIns`/.exec(task)?.[1]);
      expect(lines[mark - 1]).toBe(`  - ${field}`);
    }
  });

  it('asks for any other field that is marked, and says how the empty list is written', () => {
    set('standIns', '[hours]');
    const item = only();
    expect(item).toMatchObject({ id: 'stand-in/hours', group: 'What only you know' });
    expect(item?.do).toMatch(/out of `standIns`. Write the empty list `standIns: \[\]`\.$/);
  });

  it.each([
    ['phone', '"208-555-0142"', 'phone'],
    ['email', 'hello@notary.example', 'email'],
    ['origin', 'https://www.example.com', 'origin'],
    ['profiles', '[https://www.example.org/me]', 'profiles[0]'],
    ['verification', '{ google: sample }', 'verification.google'],
  ])('notices that %s is made up, though its mark is gone', (name, value, field) => {
    set(name, value);
    expect(only()).toMatchObject({ id: `made-up/${field}`, field });
    set('standIns', `[${name}]`);
    expect(ids()).toEqual([`stand-in/${name}`]);
  });

  it('takes the web address from the environment as well', () => {
    set('origin', 'https://www.example.com');
    set('standIns', '[origin]');
    expect(ids()).toEqual(['stand-in/origin']);
    expect(ids(day, { SITE_ORIGIN: 'https://www.iana.org' })).toEqual([]);
    const env = { SITE_ORIGIN: 'http://localhost:3000' };
    expect(ids(day, env)).toEqual(['stand-in/origin', 'made-up/SITE_ORIGIN']);
  });

  it('warns of a commission from 60 days before it expires', () => {
    expect(ids('2029-12-01').filter((id) => id.startsWith('commission'))).toEqual([]);
    const warned = ids('2029-12-02').filter((id) => id.startsWith('commission'));
    expect(warned).toEqual(['commission-expires/ID', 'commission-expires/OR']);
  });

  it('says that nothing on the site is true once the Idaho commission has expired', () => {
    edit('business.yaml', `ID: { ${commission}`, 'ID: { number: "12345", expires: 2026-11-20');
    expect(only()).toMatchObject({
      id: 'commission-expired/ID',
      say: expect.stringContaining('nothing that this site offers is true'),
    });
    expect(ids('2026-11-20')).toContain('commission-expires/ID');
  });

  it('says what the site says once the Oregon commission has expired', () => {
    edit('business.yaml', `OR: { ${commission}`, 'OR: { number: "12345", expires: 2026-11-20');
    expect(only()?.say).toContain('you do not notarize in Oregon');
  });

  it('only notes that there is no Oregon commission, and no authorization for remote acts', () => {
    edit('business.yaml', / {2}OR: \{ num.*\n/, '');
    edit('business.yaml', `, ${remote}`, '');
    expect(ids()).toEqual([]);
    expect(notes()).toEqual([
      expect.stringContaining('The site says that you do not notarize in Oregon.'),
      expect.stringContaining('The site says that you do not notarize online'),
    ]);
    expect(goLiveInWords([], goLiveNotes(readContentWithLines(root, day), day))).toMatch(
      /^Good to know\n[\s\S]*\nNothing is left/,
    );
  });

  it('asks to read the law again after a year, and doubts a day that is still to come', () => {
    expect(ids('2027-11-21')).not.toContain('law/checked');
    expect(ids('2027-11-22')).toContain('law/checked');
    expect(ids('2026-11-20')).toEqual(['law/checked']);
  });

  it('asks for a review that lacks its proof, or still has the name of a sample', () => {
    edit('testimonials.yaml', /^ +permission: .*\n/m, '');
    expect(only()).toMatchObject({ id: 'sample-review/one', line: 2 });
    edit('testimonials.yaml', /$/, '    permission: By email\n');
    expect(ids()).toEqual([]);
    edit('testimonials.yaml', 'A. Client', 'Sample client');
    expect(ids()).toEqual(['sample-review/one']);
  });

  it('does without reviews', () => {
    const read = readContentWithLines(root, day);
    const content = { ...read.content, testimonials: [] };
    expect(goLiveItems({ ...read, content }, day)).toEqual([]);
  });

  it('asks for an office that is not confirmed', () => {
    edit('towns/kuna.yaml', '    zip: "83634"\n', '    zip: "83634"\n    verified: false\n');
    expect(only()).toMatchObject({
      file: 'content/towns/kuna.yaml',
      say: 'Kuna: Kuna City Hall is not confirmed.',
    });
  });

  it.each([
    ['mapsAfterClick', 'Google'],
    ['priorityTime', 'a priority visit within'],
    ['extras', 'content/services/apostille.yaml:'],
    ['townsOnLocations', 'every town but Grand View and Vale'],
  ])('asks to agree to %s and says what it is now', (choice, words) => {
    set('notOnLocations', '[grand-view, vale]');
    edit('business.yaml', `  ${choice}: ${day}\n`, '');
    expect(only()).toMatchObject({
      id: `choice/${choice}`,
      say: expect.stringContaining(words),
      do: expect.stringContaining(`\`  ${choice}: ${day}\``),
    });
  });

  it('warns of the end of security.txt from 30 days before', () => {
    set('securityContactExpires', '2026-12-22');
    expect(ids()).toEqual([]);
    expect(ids('2026-11-22')).toEqual(['date/securityContactExpires']);
  });

  it('only notes days off that are over', () => {
    set('closures', '[{ from: 2026-11-20, reason: A wedding }]');
    expect(notes('2026-11-20')).toEqual([]);
    expect(notes()).toEqual([
      expect.stringContaining('"A wedding" were over on November 20, 2026'),
    ]);
    expect(ids()).toEqual([]);
  });
});

describe('the list', () => {
  beforeEach(mend);

  it('says once what is asked for each of a group, and ends with how much is left', () => {
    edit('towns/kuna.yaml', /zip: "83634"\n/g, 'zip: "83634"\n    verified: false\n');
    edit('towns/kuna.yaml', / {6}zip: "83634"\n {4}verified: false\n/, '      zip: "83634"\n');
    const found = items();
    expect(found.length).toBeGreaterThan(1);
    const words = goLiveInWords(found, []);
    expect(words.match(/verified: false/g)).toHaveLength(1);
    expect(words.endsWith(`\n${found.length} things are left before the site may be public.`)).toBe(
      true,
    );
    expect(goLiveInWords(found.slice(0, 1), [])).toMatch(/\n1 thing is left before/);
  });

  it('keeps to the width of a page, and keeps together what is to be typed', () => {
    set('standIns', `\n${marked.map((field) => `  - ${field}`).join('\n')}`);
    const lines = goLiveInWords(items(), []).split('\n');
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    for (const field of marked) expect(lines.join('\n')).toContain(`\`- ${field}\``);
  });
});

describe('the script', () => {
  const run = (...options: string[]) =>
    spawnSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'lib/build/check-golive.ts', ...options],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          SITE_CONTENT: root,
          SITE_ORIGIN: '',
          SOURCE_DATE_EPOCH: String(Date.parse(`${day}T18:00:00Z`) / 1000),
        },
      },
    );
  const list = z.array(
    z.strictObject({
      id: z.string(),
      file: z.string(),
      line: z.number(),
      field: z.string(),
      say: z.string(),
      do: z.string(),
    }),
  );

  it('prints the list for machines and ends with 1 while anything is left', () => {
    mend();
    set('standIns', '[phone]');
    const { stdout, status } = run('--json');
    expect(list.parse(JSON.parse(stdout)).map(({ id }) => id)).toEqual(['stand-in/phone']);
    expect(status).toBe(1);
  });

  it('prints one line and ends with 0 when nothing is left', () => {
    mend();
    const { stdout, status } = run();
    expect(stdout).toBe('Nothing is left: the site may be public.\n');
    expect(status).toBe(0);
  });
});
