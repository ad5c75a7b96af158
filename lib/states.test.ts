import { states } from './states';

/** As the statutes were when someone last read them, a second time: a slip in the table shows. */
it.each([
  ['ID', ' in this state', 'Idaho Code 51-125(4)', 'Idaho Code 51-133', 5, 5],
  ['OR', '', 'ORS 194.350(4)(b)', 'ORS 194.400', 10, 25],
] as const)('has what the law of %s says', (state, where, words, fees, inPerson, online) => {
  expect(states[state]).toMatchObject({
    statement: {
      words: `I am not an attorney licensed to practice law${where}. I am not allowed to draft legal records, give advice on legal matters, including immigration, or charge a fee for those activities.`,
      section: words,
    },
    cap: { 'in person': inPerson, online, section: fees },
  });
});
