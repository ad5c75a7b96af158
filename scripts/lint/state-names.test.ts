import { stateCodes, stateNames, states } from '../../lib/states';
import { foundIn } from './texts.fixture';

/** What differs by state is a row of the table: other code names no state, its law or its clock. */
const names = stateCodes.flatMap((state) => {
  const { clock, citations } = states[state];
  const name = stateNames[state];
  const laws = citations.map((law) => `\\b${law.replaceAll('.', '\\.')}\\b`);
  return [name, name.toLowerCase(), name.toUpperCase(), clock.name, clock.zone, ...laws];
});
const codes = stateCodes.join('|');
// In words, and as a title, an ID is a document.
const asCode = `\\.(?:${codes})\\b|(?<=[{\\n]\\s*)(?:${codes}): |(?<!title: |, )'(?:${codes})'`;
const named = new RegExp(`${names.join('|')}|${asCode}`, 'g');
const naming = (text: string) => text.match(named) ?? [];

it.each(['law.ID', '{ OR: 1 }', "code === 'OR'", 'In Idaho', 'withoutOregon', 'ORS 194'])(
  'finds %s',
  (text) => expect(naming(text)).toHaveLength(1),
);

it('finds none outside the table', () => {
  const found = foundIn(['app', 'components', 'lib', 'scripts'], (text, file) =>
    file === 'lib/states.ts' ? [] : naming(text),
  );
  expect(found).toEqual([]);
});
