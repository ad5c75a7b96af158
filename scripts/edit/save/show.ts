import { buildDay } from '../../../lib/content/build-day';
import { readContentWithLines } from '../../../lib/content/read-content';
import { checkGoLive } from '../../go-live/go-live';
import type { Kind, MenuGroup, Section, State } from '../api';
import { hashOf, readContentFile } from '../content-file';
import { formFacts } from '../form/facts';
import { toForm } from '../form/form-value';
import { listSections } from '../sections';
import { checkContent } from './check-draft';
import { factsOf, formOf } from './form-of';
import { fieldProblems } from './owner-words';
import { type Session, savesOf } from './session';
import { tasks } from './tasks';

const kinds: Record<Kind, { group: string; file: string; page: string }> = {
  towns: { group: 'Towns', file: 'content/towns/new.yaml', page: '/areas/' },
  services: { group: 'Services', file: 'content/services/new.yaml', page: '/services/' },
};

/** A section with its form, as its file is now; undefined if there is none. */
export function showSection({ root }: Session, id: string): Section | undefined {
  const sections = listSections(root);
  const section = sections.find((one) => one.id === id);
  if (!section) return undefined;
  const { title, file, page, kind } = section;
  const { hash, value } = readContentFile(root, file);
  const schema = formOf(section, value, factsOf(root));
  const others = sections
    .filter((other) => kind && other.kind === kind && other !== section)
    .map((other) => ({ slug: other.id.slice(other.id.indexOf('/') + 1), title: other.title }));
  const shown = Object(toForm(value, schema));
  return { id, title, file, hash, schema, value: shown, page, others, ...(kind && { kind }) };
}

/** The empty form of a new town or service. */
export function showBlank({ root }: Session, kind: Kind): Section {
  const { file, page } = kinds[kind];
  const schema = formOf({ file }, {}, factsOf(root));
  const title = kind === 'towns' ? 'A new town' : 'A new service';
  return { id: kind, title, file, hash: hashOf(''), schema, value: {}, page, others: [] };
}

/** The menu, what is left before going live, and what can be undone. */
export function showState(session: Session, preview: string | undefined): State {
  const { root } = session;
  const sections = listSections(root);
  const { content, problems } = checkContent(root);
  const facts = formFacts(sections, content);
  const menu: MenuGroup[] = [];
  for (const { group, id, title } of sections) {
    const last = menu.at(-1);
    if (last?.title === group) last.entries.push({ id, title });
    else menu.push({ title: group, entries: [{ id, title }], ...kindOf(group) });
  }
  const day = buildDay();
  const { items, notes } = content
    ? checkGoLive(readContentWithLines(root, day), day, process.env)
    : { items: [], notes: [] };
  return {
    brand: content?.business.brand ?? '',
    menu,
    left: tasks(root, sections, facts, items),
    notes: tasks(root, sections, facts, notes),
    saves: savesOf(session),
    problems: fieldProblems(problems, sections),
    preview,
  };
}

function kindOf(group: string): Pick<MenuGroup, 'kind'> {
  if (group === kinds.towns.group) return { kind: 'towns' };
  return group === kinds.services.group ? { kind: 'services' } : {};
}
