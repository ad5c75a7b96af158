import { stateCodes, stateNames, states } from '../../lib/states';
import { code, textsIn } from './texts.fixture';

/** What differs by state is a row of the table: no other code names a state, its law or its clock. */
const names = stateCodes.flatMap((state) => [
  stateNames[state],
  ...Object.values(states[state].clock),
  ...states[state].citations,
]);
const codes = stateCodes.join('|');
const named = new RegExp(
  // An ID is also a document: as a title it is no state.
  `${names.join('|')}|\\.(?:${codes})\\b|\\b(?:${codes}): |(?<!title: )'(?:${codes})'`,
  'gi',
);
const naming = (text: string) => text.match(named) ?? [];

it.each(['states.ID', '{ OR: 1 }', "state === 'OR'", 'In Idaho', 'withoutOregon', 'ORS 194'])(
  'finds %s',
  (text) => expect(naming(text)).toHaveLength(1),
);

it('finds none outside the table', () => {
  const texts = textsIn(['app', 'components', 'lib', 'scripts'], code);
  texts.delete('lib/states.ts');
  const found = [...texts].flatMap(([file, text]) => naming(text).map((name) => [file, name]));
  expect(found).toEqual([]);
});
