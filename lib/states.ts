import { fromEntries } from './from-entries';

/**
 * The states that the site knows: what the law of each says, word for word, and its clock. Another
 * one takes a name and a row; in content, a record of each section in laws.yaml, and a price.
 */

/** The names by postal code. Of this file, the browser gets only these. */
export const stateNames = { ID: 'Idaho', OR: 'Oregon' } as const;
export type StateCode = keyof typeof stateNames;

/** Where the business is, also online: the site's clock is this state's. */
export const homeState = 'ID';

interface State {
  /** The time zone of the part where this business goes, as browsers and as people call it. */
  clock: { zone: string; name: string };
  /** What a notary who isn't an attorney has to tell the public. */
  statement: { words: string; section: string };
  /** The most a notary may charge for one notarization, in dollars. */
  cap: { 'in person': number; online: number; section: string };
  /** The section that gives effect to notarizations done in other states. */
  recognition: string;
  /** How citations of its statutes and rules begin. */
  citations: readonly string[];
  /** Its bounding box in degrees, rounded outward to a tenth (Census Bureau, cb_2023_us_state). */
  bounds: Record<'latitude' | 'longitude', readonly [number, number]>;
  /** How the FIPS codes of the counties on the maps begin: the whole state, or a county of it. */
  counties: string;
  /** What a form tells the owner about charges under its law. */
  help: { firstNotarization?: string; travel: string; priority?: string };
}

export const states: Readonly<Record<StateCode, State>> = {
  ID: {
    clock: { zone: 'America/Boise', name: 'Mountain Time' },
    statement: {
      words:
        'I am not an attorney licensed to practice law in this state. I am not allowed to draft legal records, give advice on legal matters, including immigration, or charge a fee for those activities.',
      section: 'Idaho Code 51-125(4)',
    },
    cap: { 'in person': 5, online: 5, section: 'Idaho Code 51-133' },
    recognition: 'Idaho Code 51-111',
    citations: ['Idaho Code', 'I.C.', 'IDAPA'],
    bounds: { latitude: [41.9, 49.1], longitude: [-117.3, -111] },
    counties: '16',
    help: {
      travel: 'it may be no more than the actual and reasonable cost',
      priority:
        "Idaho's law on fees mentions only the notary fee and travel, so ask the Secretary of State before you charge one.",
    },
  },
  OR: {
    // Malheur County's; the rest of the state is an hour behind.
    clock: { zone: 'America/Boise', name: 'Mountain Time' },
    statement: {
      words:
        'I am not an attorney licensed to practice law. I am not allowed to draft legal records, give advice on legal matters, including immigration, or charge a fee for those activities.',
      section: 'ORS 194.350(4)(b)',
    },
    cap: { 'in person': 10, online: 25, section: 'ORS 194.400' },
    recognition: 'ORS 194.260',
    citations: ['ORS', 'OAR'],
    bounds: { latitude: [41.9, 46.3], longitude: [-124.6, -116.4] },
    // Malheur County.
    counties: '41045',
    help: {
      firstNotarization:
        'Oregon law requires a notary who charges to post a list of these fees, in English (ORS 194.400).',
      travel: 'the client has to agree to the amount in advance',
    },
  },
};

const isStateCode = (text: string): text is StateCode => Object.hasOwn(stateNames, text);
export const stateCodes = Object.keys(stateNames).filter(isStateCode);

/** The states where the business goes, too, while it has their commission. */
export const awayStates = stateCodes.filter((state) => state !== homeState);

export function byState<Value>(make: (state: StateCode) => Value): Record<StateCode, Value> {
  return fromEntries(stateCodes.map((state) => [state, make(state)]));
}
