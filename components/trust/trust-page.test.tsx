import { render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Content } from '@/lib/schema/content';
import { TrustPage } from './trust-page';

const { business, evidence, laws, pages } = testContent;
const { trust } = pages;

const draw = (changed: Partial<Content> = {}) =>
  render(<TrustPage {...testContent} {...changed} />);
const section = (name: 'ways' | 'laws' | 'commission') =>
  screen.getByRole('region', { name: trust[name].heading });

it('says what is missing before what works, and who tried it when', () => {
  draw();
  const terms = within(section('ways')).getAllByRole('definition');
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    'Nobody has listened to these pages yet. Mended by May 6, 2031.The seals are silent, and stay so.',
    evidence.ways[0]?.works,
    'None found so far.',
    evidence.ways[1]?.works,
  ]);
  expect(section('ways')).toHaveTextContent('the notary saw it on November 17, 2026, using a key');
});

it.each([
  ['2026-11-17', ['ways']],
  ['2026-11-16', ['ways', 'laws']],
  ['2026-11-01', []],
])('says that %s is more than a year ago where someone looked that day', (day, expected) => {
  draw({ evidence: { ...evidence, old: [day] } });
  const parts = (['ways', 'laws'] as const).filter((name) =>
    within(section(name)).queryByText(new RegExp(trust.old)),
  );
  expect(parts).toEqual(expected);
});

it('links each law to its source, by site, when and in what it was read', () => {
  draw({ laws: laws.map((law, index) => (index === 1 ? { ...law, copy: 'a diary' } : law)) });
  const rows = within(section('laws')).getAllByRole('group');
  expect(rows[0]).toHaveTextContent(/^legislature.idaho.gov \(8\)/);
  const links = within(section('laws')).getAllByRole('link', { hidden: true });
  const targets = links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(targets.sort()).toEqual(laws.map(({ section, source }) => `${section} ${source}`).sort());
  expect(rows[0]).toHaveTextContent('51-107 was read November 16, 2026 out of a diary');
});

it('names the office of each state with a commission in force, and no other', () => {
  draw({ business: { ...business, authority: { ...business.authority, states: ['ID'] } } });
  expect(section('commission')).toHaveTextContent(/20310131.*clerk of stamps/);
  expect(section('commission')).not.toHaveTextContent('clerk of seals');
});

it('names the test behind each line', () => {
  draw();
  for (const { text, title, file } of evidence.checks) {
    expect(screen.getByText(text).parentElement).toHaveTextContent(`See "${title}" (${file}).`);
  }
});
