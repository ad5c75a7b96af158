import { render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { locationTowns } from '@/lib/towns/towns';
import { AreasPage } from './areas-page';
import { LocationsPage } from './locations-page';

const { business, towns } = testContent;

it('has each town once, within the ring of the miles it shows, the nearest first', () => {
  render(<LocationsPage {...testContent} />);
  const rows = screen.getAllByRole('region').flatMap((ring) => {
    const [from = 0, to = Number.POSITIVE_INFINITY] =
      within(ring)
        .getByRole('heading')
        .textContent.replace('Within', '0')
        .match(/\d+/g)
        ?.map(Number) ?? [];
    return within(ring)
      .queryAllByRole('listitem')
      .map(({ textContent }) => ({
        from,
        to,
        miles: Number(/(\d+) mi/.exec(textContent)?.[1] ?? 0),
      }));
  });
  expect(rows).toHaveLength(locationTowns(towns, business).length);
  for (const { from, to, miles } of rows) {
    expect(miles).toBeGreaterThanOrEqual(from);
    expect(miles).toBeLessThanOrEqual(to);
  }
  const miles = rows.map((row) => row.miles);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
});

it('counts in large numerals only the towns where we may act', () => {
  const authority = { ...business.authority, states: ['OR' as const] };
  render(<AreasPage {...testContent} business={{ ...business, authority }} />);
  const inOregon = towns.filter(({ state }) => state === 'OR').length;
  const [number] = screen.getAllByText(String(inOregon));
  expect(number?.nextElementSibling).toHaveTextContent('towns');
});
