import type { Rehearsal } from './edit-content';

export const statement = 'I keep a stamp in Jefferson, and advise nobody.';

const row = `JF: {
    clock: { zone: 'America/Boise', name: 'Mountain Time' },
    statement: { words: '${statement}', section: 'Jeff. Stat. 1-1' },
    cap: { 'in person': 7, online: 7, section: 'Jeff. Stat. 1-1' },
    recognition: 'Jeff. Stat. 1-1',
    citations: ['Jeff. Stat.'],
    bounds: { latitude: [42, 44], longitude: [-118, -116] },
    counties: '41049',
    mapName: { longitude: -117, latitude: 43 },
    help: { travel: 'it is free' },
  },
  OR: {
`;

const law = {
  key: 'jefferson1_1',
  section: 'Jeff. Stat. 1-1',
  says: 'What a notary says, and charges at most.',
  source: 'https://www.iana.org/jefferson',
  read: '2026-11-16',
};

/** A name and a row, the law and a price, and the owner has a commission and a town there. */
export const thirdState: Rehearsal = {
  name: 'a third state with a town',
  edit: ({ add, replace, set, setBusiness }) => {
    replace('lib/states.ts', {
      "OR: 'Oregon' }": "OR: 'Oregon', JF: 'Jefferson' }",
      'OR: {\n': row,
    });
    // Tests name two states.
    replace('tsconfig.json', {
      '"test-results"]': '"test-results", "**/*.test.*", "**/*.spec.ts"]',
    });
    setBusiness({
      'prices.additionalNotarization.JF': 3,
      'commissions.JF': { held: true, number: 'J-1', expires: '2030-01-31' },
    });
    set('content/towns/cold-fork.yaml', { state: 'JF' });
    add('content/laws.yaml', 'laws', law);
  },
  says: {
    '/areas/cold-fork/index.html': 'Up to $7 in Jefferson',
    '/index.html': 'up to $7 in Jefferson',
  },
};
