import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { testContent } from '@/lib/content/test-content.fixture';
import { eachRequired } from '@/lib/islands/each-required.fixture';
import { routes } from '@/lib/routes';
import { pluralize } from '@/lib/text/format';
import { formatMiles, milesBetween } from '@/lib/towns/distance';
import { allAttractions, homeTownOf, townBySlug } from '@/lib/towns/towns';
import { AttractionSearch } from './attraction-search';
import { attractionSearch } from './attraction-search.island.client';
import { AttractionsPage } from './attractions-page';

const { towns } = testContent;
const larkin = townBySlug(towns, 'larkin');
const attractions = allAttractions(towns);
const total = attractions.length;

const count = (shown: number) => `${shown} of ${pluralize(total, 'attraction')}`;

const input = () => screen.getByLabelText('Search by attraction or town');
const list = () => document.getElementById('places');
const counted = () => screen.getByRole('search').querySelector('p');
const shown = () =>
  list()?.hidden ? 0 : (list()?.querySelectorAll('li:not([hidden])').length ?? 0);
const matching = (term: string) =>
  attractions.filter(({ name, town }) =>
    [name, town.name].some((word) => word.toLowerCase().includes(term.toLowerCase())),
  ).length;

function show(hash: string, shown = towns) {
  cleanup();
  history.replaceState(null, '', `/places/${hash}`);
  render(<AttractionsPage {...testContent} towns={shown} />);
}

beforeEach(() => show(''));

it('takes letters and signs that look alike for the same', () => {
  for (const { name } of attractions.slice(0, 3)) {
    const typed = name.replaceAll("'", '’').replaceAll('-', '–').replace('a', 'á').toUpperCase();
    fireEvent.input(input(), { target: { value: `${typed}.` } });
    expect(shown()).toBe(matching(name));
  }
});

it('takes "and" for &', () => {
  const name = 'Quill & Ink';
  const named = towns.map((town) => ({
    ...town,
    attractions: town.attractions.map((one) => (town === larkin ? { ...one, name } : one)),
  }));
  show('', named);
  fireEvent.input(input(), { target: { value: 'quill and ink' } });
  expect(shown()).toBe(larkin.attractions.length);
});

it('shows every card at first, and counts none', () => {
  expect(shown()).toBe(total);
  expect(counted()).toBeEmptyDOMElement();
});

it('heads the cards of each town with a link to it and its miles from home, and leads there from the top', () => {
  const home = homeTownOf(testContent);
  for (const town of towns.filter((one) => one.attractions.length > 0)) {
    const [jump, link] = screen.getAllByRole('link', { name: town.name });
    const section = document.querySelector(jump?.getAttribute('href') ?? '');
    expect(section).toContainElement(link ?? null);
    expect(link).toHaveAttribute('href', routes.town(town.slug));
    const miles = town === home ? 'home base' : formatMiles(milesBetween(home, town));
    expect(link?.parentElement).toHaveTextContent(`${town.name} ${miles}`);
  }
});

it('says on each card where the attraction is', () => {
  for (const { name, address, locationNote = '' } of attractions) {
    const place = screen.getByRole('heading', { name, level: 3 }).nextElementSibling;
    expect(place).toHaveTextContent(address?.street ?? locationNote.slice(0, 20));
  }
});

it.each(['MUSEUM', ' alder falls '])('filters by %s at once, ignoring case', async (term) => {
  await userEvent.type(input(), term);
  const expected = matching(term.trim());
  expect(expected).toBeGreaterThan(0);
  expect(shown()).toBe(expected);
  expect(counted()).toHaveTextContent(count(expected));
  expect(document.getElementById('count')).toHaveTextContent(RegExp(`^${expected}attr`));
  await screen.findByText(count(expected), { selector: '[aria-live]' });
});

it('says when nothing matches, and shows all again', async () => {
  await userEvent.type(input(), 'zzz <b>"x"</b>');
  expect(shown()).toBe(0);
  expect(counted()).toHaveTextContent('No attractions found matching "zzz <b>"x"</b>"');
  await userEvent.click(screen.getByRole('button', { name: 'Show all attractions' }));
  expect(shown()).toBe(total);
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
});

it('keeps the term in the URL, where Back finds it', async () => {
  const term = 'a&b #100% é';
  await userEvent.type(input(), term);
  const { hash } = location;
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(location.hash).toBe('');
  expect(input()).toHaveValue('');
  expect(shown()).toBe(total);
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  show(hash);
  expect(input()).toHaveValue(term);
  expect(shown()).toBe(matching(term));
});

it.each(['#search=%', '#search', '#content', '#find=me'])('passes over %s', (hash) => {
  show(hash);
  expect(input()).toHaveValue('');
});

it('takes no more of what was pasted than a name has', async () => {
  await userEvent.click(input());
  await userEvent.paste('a long letter '.repeat(20_000));
  expect(input()).toHaveProperty('value.length', 100);
});

eachRequired(
  ['#b', 'input', 'input ~ .button', '[role="search"] > button', 'p', 'h2 a', 'h3'],
  renderToString(
    <>
      <AttractionSearch list="b" />
      <div id="b">
        <section>
          <h2>
            <a href="/">Town</a>
          </h2>
          <ul>
            <li>
              <h3>Place</h3>
            </li>
          </ul>
        </section>
      </div>
    </>,
  ),
  (island) => attractionSearch(island, { list: 'b' }),
);
