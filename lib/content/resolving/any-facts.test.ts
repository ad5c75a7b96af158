import { addDays } from '../../hours/calendar';
import { property } from '../../property.fixture';
import { byState } from '../../states';
import { buildDay } from '../build-day';
import { contentOf } from '../content-of';
import { sourceAt } from '../read-content';
import { testDay, testRoot } from '../test-content.fixture';
import { datedClaims, makesClaim, proofsIn } from '../text/claims';
import { anyFacts, withFacts } from './any-facts.fixture';

/**
 * What a sentence has that no person would write: a space before a comma, two spaces, braces,
 * nothing in ().
 */
const gap =
  /.{0,40}(?:\w [,;.:)](?:\s|$)| {2}|\{(?!phone\})\w*\}|\(\)|\b(?:undefined|NaN|null)\b).{0,20}/g;

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else for (const part of Object.values(value ?? {})) yield* stringsIn(part);
}

/** The owner's own texts, too: what a fact makes of them can't be wrong, whatever she writes. */
for (const [whose, root, day, runs] of [
  ['the made-up business', testRoot, testDay, 16],
  ['the site', '', buildDay(), 6],
] as const) {
  const source = sourceAt(root);
  const before = new Set(stringsIn(contentOf(source, day).content));
  const towns = [...source.texts.keys()].flatMap(
    (file) => /^content\/towns\/(.*)\.yaml$/.exec(file)?.[1] ?? [],
  );
  property(
    `whatever facts the forms take, every text of ${whose} takes, and reads on`,
    anyFacts(towns),
    (facts) => {
      const { pages, ...others } = contentOf(withFacts(source, facts), day).content;
      // Each page fills the gaps of its own.
      const onPages = [...stringsIn(pages)].map((text) => text.replace(/\{\w+\}/g, 'it'));
      const texts = [...stringsIn(others), ...onPages].filter((text) => !before.has(text));
      const odd = texts.flatMap((text) => text.match(gap) ?? []);
      expect(odd).toEqual([]);
    },
    runs,
  );

  it(`the day after each last day, ${whose} is built and claims nothing that has ended`, () => {
    const { record } = contentOf(source, day);
    const [through, remote] = [addDays(day, -1), { held: false }];
    const onRecord = Object.fromEntries(
      ['bond', 'insurance', 'backgroundCheck', 'certification'].map((name) => {
        return [name, { words: 'what we have', through }];
      }),
    );
    const commissions = byState(() => ({ held: true, expires: through, remote }));
    const headline = 'Bonded and insured, in your own kitchen';
    const about = `We are background-checked. ${record.about}`;
    const changed = withFacts(source, { commissions, onRecord, headline, about });
    const { content, record: after } = contentOf(changed, day);
    const { testimonials: _, ...ours } = content;
    const ended = datedClaims(proofsIn(after));
    const said = [...stringsIn(ours)].filter((text) =>
      ended.some((claim) => makesClaim(text, claim)),
    );
    expect(said).toEqual([]);
    expect(content.business.headline).toBe('In your own kitchen');
    expect(content.business.about).toBe(record.about);
  });
}
