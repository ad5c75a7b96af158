import { z } from 'zod';
import { line, type StateCode, stateCode } from './fields';
import { stateNames } from './state-names';

/** The wording and limits a state's law sets for notaries. */
const stateLaw = z.strictObject({
  name: line(2, 20).meta({ title: 'State' }),
  statement: line(80, 300)
    .describe("What the law requires a notary who isn't an attorney to say, word for word.")
    .meta({ title: 'Required statement' }),
  statementSource: line()
    .describe('The section with that wording, by its name in braces, such as {idaho51_125}(4).')
    .meta({ title: 'Source of the statement' }),
  highestFee: z.number().positive().describe('For one notarial act.').meta({ input: 'money' }),
  highestRemoteFee: z
    .number()
    .positive()
    .optional()
    .describe("For one notarization, if it's different.")
    .meta({ title: 'Highest fee online', input: 'money' }),
  feeSource: line()
    .describe('The section with the fees, by its name in braces, such as {idaho51_133}.')
    .meta({ title: 'Source of the fees' }),
  withoutCommission: line(40, 300)
    .describe('What the pages then say.')
    .meta({ title: 'While you have no commission' }),
});
export type StateLaw = z.infer<typeof stateLaw>;

export const lawOfStates = z
  .strictObject({
    ID: stateLaw.meta({ title: stateNames.ID }),
    OR: stateLaw.meta({ title: stateNames.OR }),
  })
  .describe('Wording and limits. Change them only with the statute in front of you.')
  .meta({ title: 'Set by law' });

/**
 * What the statutes require a non-attorney notary to say (Idaho Code 51-125(4), ORS 194.350(4)(b)), and
 * the most they allow for one act, in dollars (Idaho Code 51-133, ORS 194.400).
 */
const records: Record<StateCode, Partial<StateLaw>> = {
  ID: {
    highestFee: 5,
    statement:
      'I am not an attorney licensed to practice law in this state. I am not allowed to draft legal records, give advice on legal matters, including immigration, or charge a fee for those activities.',
  },
  OR: {
    highestFee: 10,
    highestRemoteFee: 25,
    statement:
      'I am not an attorney licensed to practice law. I am not allowed to draft legal records, give advice on legal matters, including immigration, or charge a fee for those activities.',
  },
};

/** Figures that aren't the law's, and statements that differ from it by so much as a comma. */
export function stateLawProblems(
  law: Record<StateCode, StateLaw>,
): { path: string[]; message: string }[] {
  return stateCode.options.flatMap((state) => {
    const { statementSource, feeSource, ...own } = law[state];
    const { statement, ...caps } = records[state];
    const expected = {
      statement: `the words of ${statementSource}: "${statement}"`,
      highestFee: `${caps.highestFee} dollars, as ${feeSource} has it`,
      highestRemoteFee: caps.highestRemoteFee
        ? `${caps.highestRemoteFee} dollars, as ${feeSource} has it`
        : `nothing: ${feeSource} has no other fee online`,
    };
    return (['statement', 'highestFee', 'highestRemoteFee'] as const)
      .filter((field) => own[field] !== records[state][field])
      .map((field) => ({ path: ['law', state, field], message: expected[field] }));
  });
}
