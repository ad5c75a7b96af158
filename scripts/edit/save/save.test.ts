import fs, { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from '../../../lib/content/content-copy.fixture';
import type { Outcome } from '../api';
import { undo } from './commit';
import { create, remove, rename } from './pages';
import { save } from './save';
import { newSession, type Session } from './session';
import { showBlank, showSection, showState } from './show';
import { finishSave } from './write-files';

const { root, read } = contentCopy();
let session: Session;
let before: Map<string, string>;

function texts(): Map<string, string> {
  const names = readdirSync(join(root(), 'content'), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.\w+$/.test(name));
  return new Map(files.map((name) => [name, readFileSync(join(root(), 'content', name), 'utf8')]));
}

beforeEach(() => {
  process.env['SOURCE_DATE_EPOCH'] = String(Date.parse('2026-11-21T18:00:00Z') / 1000);
  session = newSession(root());
  before = texts();
});

/** What came and went in all files, as "file: - line". */
function changes(): string[] {
  const after = texts();
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was = [], is = []] = [before, after].map((all) => all.get(name)?.split('\n') ?? []);
    const gone = was.filter((line) => !is.includes(line)).map((line) => `${name}: - ${line}`);
    return [
      ...gone,
      ...is.filter((line) => !was.includes(line)).map((line) => `${name}: + ${line}`),
    ];
  });
}

/** Opens a section, changes some of its fields and saves. */
function saveWith(id: string, fields: object, redirects?: Record<string, string>): Outcome {
  const section = showSection(session, id);
  if (!section) throw new Error(`No section ${id}`);
  const value = { ...section.value, ...fields };
  return save(session, { id, hash: section.hash, value, ...(redirects && { redirects }) });
}

it('saves one field as one line, with the day of the change', () => {
  expect(saveWith('business/contact', { phone: '(208) 344-0000' })).toMatchObject({
    ok: true,
    words: expect.stringMatching(/^Saved: .*phone number/i),
    section: 'business/contact',
  });
  expect(changes()).toEqual([
    'business.yaml: - phone: "208-555-0242"',
    'business.yaml: - updated: 2026-11-12',
    'business.yaml: + phone: "208-344-0000"',
    'business.yaml: + updated: 2026-11-21',
  ]);
});

it('writes nothing when a field is wrong, and says so at the field', () => {
  const outcome = saveWith('business/contact', { phone: '12', brand: '' });
  expect(outcome).toMatchObject({
    ok: false,
    problems: [
      { section: 'business/contact', path: ['brand'], say: 'Needs text; has nothing.' },
      {
        section: 'business/contact',
        path: ['phone'],
        say: 'Needs a phone number such as "208-555-0100"; has "12".',
      },
    ],
  });
  expect(changes()).toEqual([]);
});

it('refuses a save over another one, and one of a form that is out of date', () => {
  const old = showSection(session, 'business/contact');
  saveWith('business/contact', { phone: '208-344-0000' });
  const late = { id: 'business/contact', hash: old?.hash ?? '', value: { ...old?.value } };
  expect(save(session, late)).toMatchObject({ ok: false, problems: [] });
  expect(read().business.phone).toBe('208-344-0000');
});

it('undoes each save whose files have not changed since', () => {
  saveWith('business/contact', { phone: '208-344-0000' });
  saveWith('business/contact', { email: 'new@larkspur-notary.internal' });
  const [last, first] = showState(session, undefined).saves;
  expect(undo(session, first?.id ?? 0)).toMatchObject({ ok: false });
  expect(undo(session, last?.id ?? 0)).toMatchObject({ ok: true, section: 'business/contact' });
  expect(undo(session, first?.id ?? 0)).toMatchObject({ ok: true });
  expect(changes()).toEqual([]);
});

it("doesn't keep the owner from saving when another file is broken", () => {
  writeFileSync(join(root(), 'content/towns/vetch.yaml'), 'name: "\n');
  expect(showState(session, undefined).problems).toMatchObject([{ section: 'towns/vetch' }]);
  expect(saveWith('business/contact', { phone: '208-344-0000' })).toMatchObject({ ok: true });
});

it('saves other facts when the Idaho commission has expired, and not a new mistake', () => {
  const commissions = { ID: { number: '20310131', expires: '2026-11-22' } };
  expect(saveWith('business/commissions', { commissions })).toMatchObject({ ok: true });
  process.env['SOURCE_DATE_EPOCH'] = String(Date.parse('2026-11-25T18:00:00Z') / 1000);
  expect(saveWith('business/contact', { phone: '12' })).toMatchObject({ ok: false });
  expect(saveWith('business/contact', { phone: '208-344-0000' })).toMatchObject({ ok: true });
});

describe('towns and services', () => {
  const town = () => {
    const { value } = showSection(session, 'towns/larkin') ?? {};
    const words = Array.from({ length: 160 }, (_, index) => `word${index * 7}`).join(' ');
    return { ...value, name: 'Sagebend', intro: words, description: undefined, attractions: [] };
  };

  it('adds a town, which is then no town without a page', () => {
    const outcome = create(session, { kind: 'towns', slug: 'sagebend', value: town() });
    expect(outcome).toMatchObject({ ok: true, section: 'towns/sagebend' });
    expect(read().towns.map(({ slug }) => slug)).toContain('sagebend');
    const list = showSection(session, 'localities-without-page');
    const [first] = Array.isArray(list?.value['localities']) ? list.value['localities'] : [];
    const again = { ...town(), name: first.name, state: first.state };
    const second = create(session, { kind: 'towns', slug: 'another-town', value: again });
    expect(second).toMatchObject({ ok: false });
  });

  it.each(['con', 'Sagebend', '../sagebend', 'a/b', '', 'larkin', 'x'.repeat(200)])(
    'refuses the address %j',
    (slug) => {
      expect(create(session, { kind: 'towns', slug, value: town() })).toMatchObject({ ok: false });
      expect(changes()).toEqual([]);
    },
  );

  it('tells what is missing in a new town at its field', () => {
    const value = { ...town(), county: undefined };
    const outcome = create(session, { kind: 'towns', slug: 'sagebend', value });
    expect(outcome).toMatchObject({ problems: [{ section: 'towns', path: ['county'] }] });
    expect(showBlank(session, 'towns').schema.properties).toHaveProperty('county');
  });

  it('renames a town: its old addresses redirect, and lists name the new one', () => {
    expect(rename(session, { id: 'towns/larkin', slug: 'larkin-city' })).toMatchObject({
      ok: true,
      section: 'towns/larkin-city',
    });
    const { business, redirects } = read();
    expect(business.mainTowns).toContain('larkin-city');
    expect(redirects.slice(-2)).toEqual([
      { from: '/areas/larkin/', to: '/areas/larkin-city/' },
      { from: '/locations/larkin/', to: '/locations/larkin-city/' },
    ]);
    expect(rename(session, { id: 'towns/larkin-city', slug: 'larkin' })).toMatchObject({
      ok: true,
    });
    expect(changes()).toEqual([]);
  });

  it('removes a town once another takes its place', () => {
    expect(remove(session, { id: 'towns/larkin', instead: 'larkin' })).toMatchObject({ ok: false });
    expect(remove(session, { id: 'towns/larkin', instead: 'mctavish' })).toMatchObject({
      ok: false,
      say: expect.stringContaining('six main towns'),
    });
    expect(remove(session, { id: 'towns/larkin', instead: 'sandry' })).toMatchObject({ ok: true });
    const { business, redirects, towns } = read();
    expect(business.mainTowns).toContain('sandry');
    expect(towns.map(({ slug }) => slug)).not.toContain('larkin');
    expect(redirects.map(({ to }) => to)).toContain('/areas/sandry/');
    expect(undo(session, 1)).toMatchObject({ ok: true });
    expect(changes()).toEqual([]);
  });

  it('removes a service, also from the lists', () => {
    const instead = 'house-calls';
    expect(remove(session, { id: 'services/family-papers', instead })).toMatchObject({ ok: true });
    expect(read().business.services).not.toContain('family-papers');
  });
});

it('asks where the address of a removed attraction leads, and redirects a renamed one', () => {
  const { value } = showSection(session, 'towns/larkin') ?? {};
  const [attraction] = Array.isArray(value?.['attractions']) ? value['attractions'] : [];
  const path = `/places/${attraction.slug}/`;
  const gone = saveWith('towns/larkin', { attractions: [] });
  expect(gone).toMatchObject({ ok: false, lost: [{ path, title: attraction.name }] });
  expect(changes()).toEqual([]);
  const redirected = saveWith('towns/larkin', { attractions: [] }, { [path]: '/areas/larkin/' });
  expect(redirected).toMatchObject({ ok: true });
  expect(read().redirects).toContainEqual({ from: path, to: '/areas/larkin/' });
  expect(undo(session, 1)).toMatchObject({ ok: true });

  saveWith('towns/larkin', { attractions: [{ ...attraction, slug: 'new-name' }] });
  expect(read().redirects).toContainEqual({ from: path, to: '/places/new-name/' });
});

it('makes up the address of an attraction from its name', () => {
  const { value } = showSection(session, 'towns/larkin') ?? {};
  const [attraction] = Array.isArray(value?.['attractions']) ? value['attractions'] : [];
  const added = { ...attraction, slug: undefined, name: "St. Orla's Mill" };
  saveWith('towns/larkin', { attractions: [attraction, added] });
  const { towns } = read();
  const larkin = towns.find(({ slug }) => slug === 'larkin');
  expect(larkin?.attractions[1]).toMatchObject({ slug: 'st-orlas-mill', name: "St. Orla's Mill" });
});

it('asks about an attraction that another one takes the place of', () => {
  const { value } = showSection(session, 'towns/larkin') ?? {};
  const [attraction] = Array.isArray(value?.['attractions']) ? value['attractions'] : [];
  const description = `${'Some other words. '.repeat(22)}Nothing else.`;
  const other = { ...attraction, name: 'Old Mill', slug: 'old-mill', description };
  const outcome = saveWith('towns/larkin', { attractions: [other] });
  expect(outcome).toMatchObject({ ok: false, lost: [{ path: `/places/${attraction.slug}/` }] });
});

it('takes back a redirect when its page is there again', () => {
  const { value } = showSection(session, 'towns/larkin') ?? {};
  const path = `/places/${Object(value?.['attractions'])[0].slug}/`;
  saveWith('towns/larkin', { attractions: [] }, { [path]: '/areas/larkin/' });
  expect(saveWith('towns/larkin', { attractions: value?.['attractions'] })).toMatchObject({
    ok: true,
  });
  expect(read().redirects.map(({ from }) => from)).not.toContain(path);
});

it('lets no page go while something else is wrong', () => {
  writeFileSync(join(root(), 'content/towns/vetch.yaml'), 'county: 5\n');
  const say = expect.stringContaining('Left to do');
  expect(saveWith('towns/larkin', { attractions: [] })).toMatchObject({ ok: false, say });
  expect(remove(session, { id: 'towns/larkin', instead: 'sandry' })).toMatchObject({ ok: true });
});

it('gives a review an id of its own', () => {
  const { value } = showSection(session, 'testimonials') ?? {};
  const [first, ...others] = Array.isArray(value?.['testimonials']) ? value['testimonials'] : [];
  const added = { ...first, name: '“…”', text: 'Eight other words are what this client wrote.' };
  expect(saveWith('testimonials', { testimonials: [...others, added] })).toMatchObject({
    ok: true,
  });
  const ids = read().testimonials.map(({ id }) => id);
  expect(ids.at(-1)).toBe('review');
});

describe('when the disk does not do as told', () => {
  it('says that a file is read-only', () => {
    chmodSync(join(root(), 'content/business.yaml'), 0o444);
    const say = expect.stringContaining('read-only');
    expect(saveWith('business/contact', { phone: '208-344-0000' })).toMatchObject({
      ok: false,
      say,
    });
    expect(changes()).toEqual([]);
  });

  /** Fills the disk at the nth write of a text to a file that is open. */
  function fillDisk(nth: number, isForever: boolean) {
    const { writeFileSync: write } = fs;
    let count = 0;
    return jest.spyOn(fs, 'writeFileSync').mockImplementation((...args: unknown[]) => {
      count += Number(typeof args[0] === 'number');
      const isFull = isForever ? count >= nth : count === nth;
      if (isFull && typeof args[0] === 'number') {
        throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      }
      return Reflect.apply(write, fs, args);
    });
  }

  it.each([1, 2, 3])('loses nothing when the disk is full at write %i', (nth) => {
    const full = fillDisk(nth, false);
    const outcome = rename(session, { id: 'towns/larkin', slug: 'larkin-city' });
    full.mockRestore();
    expect(outcome).toMatchObject({ ok: false, say: expect.stringContaining('disk is full') });
    expect(changes()).toEqual([]);
  });

  it.each([2, 3, 4])('finishes the next time if it stays full from write %i on', (nth) => {
    const full = fillDisk(nth, true);
    const outcome = rename(session, { id: 'towns/larkin', slug: 'larkin-city' });
    full.mockRestore();
    expect(outcome).toMatchObject({ ok: false, say: expect.stringContaining('disk is full') });
    expect(existsSync(join(root(), 'content/towns/larkin.yaml'))).toBe(true);
    finishSave(root());
    const slugs = read().towns.map(({ slug }) => slug);
    expect(slugs.includes('larkin') !== slugs.includes('larkin-city')).toBe(true);
  });

  it('refuses to save over letters that are not UTF-8', () => {
    const path = join(root(), 'content/business.yaml');
    const bytes = Buffer.concat([Buffer.from('# caf\xe9\n', 'latin1'), readFileSync(path)]);
    writeFileSync(path, bytes);
    expect(() => showSection(session, 'business/contact')).toThrow('UTF-8');
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  it('finishes a save that was cut off between two files', () => {
    const { renameSync } = fs;
    let count = 0;
    const killed = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      count += 1;
      if (count > 3) throw new Error('killed');
      renameSync(from, to);
    });
    expect(rename(session, { id: 'towns/larkin', slug: 'larkin-city' })).toMatchObject({
      ok: false,
      say: expect.stringContaining('Nothing is lost'),
    });
    killed.mockRestore();
    finishSave(root());
    expect(read().towns.map(({ slug }) => slug)).toContain('larkin-city');
    expect(existsSync(join(root(), 'content/towns/larkin.yaml'))).toBe(false);
  });
});
