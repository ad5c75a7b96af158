/** @jest-environment node */
import type { BusinessRecord } from '../schema/business';
import { readContentWithLines } from './read-content';
import { resolveBusiness, wordsOn } from './resolve-business';

const day = '2026-11-20';
const remote = { technology: 'A platform', since: '2026-01-01' };
const real = { number: '12345', expires: '2030-01-31' };

/** The record of the site with its own commissions, and without the marks that the owner may lift. */
const record: BusinessRecord = {
  ...readContentWithLines(process.cwd(), day).record,
  placeholders: [],
  commissions: { ID: { ...real, remote }, OR: real },
  serviceArea: [
    { name: 'Treasure Valley', state: 'ID' },
    { name: 'Eastern Oregon', state: 'OR' },
  ],
  sentences: {
    orOnline: { needs: 'remote', holds: ' or online', otherwise: '' },
    oregon: { needs: 'OR', holds: 'We come.', otherwise: 'In {serviceArea}{orOnline}.' },
  },
};
const withOregonUntil = (expires: string): BusinessRecord => ({
  ...record,
  commissions: { ...record.commissions, OR: { ...real, expires } },
});

describe('the words that other content names', () => {
  it('hold through the day on which the commission expires, and say the contrary from the next', () => {
    expect(wordsOn(day, withOregonUntil(day))).toMatchObject({
      serviceArea: 'Treasure Valley and Eastern Oregon',
      oregon: 'We come.',
    });
    expect(wordsOn(day, withOregonUntil('2026-11-19'))).toMatchObject({
      serviceArea: 'Treasure Valley',
      oregon: 'In Treasure Valley or online.',
    });
  });

  it('say the contrary without a record, and offer nothing online without the authorization', () => {
    const words = wordsOn(day, { ...record, commissions: { ID: real } });
    expect(words).toMatchObject({ oregon: 'In Treasure Valley.', orOnline: '' });
  });
});

describe('the words that follow the delivery of messages', () => {
  const words = (delivery?: string) =>
    wordsOn(day, {
      ...record,
      delivery,
      sentences: {
        form: { needs: 'delivery', holds: 'By {deliveryHost}.', otherwise: 'Nothing is sent.' },
      },
    })['form'];

  it('name the host while there is an address', () => {
    expect(words('https://forms.notary.example/messages')).toBe('By forms.notary.example.');
  });

  it('say the contrary without one', () => {
    expect(words()).toBe('Nothing is sent.');
  });
});

describe('the business on a day', () => {
  it('serves the regions of the states whose commission is in force', () => {
    expect(resolveBusiness(record, day).serviceArea).toEqual(['Treasure Valley', 'Eastern Oregon']);
    const lapsed = resolveBusiness(withOregonUntil('2026-11-19'), day);
    expect(lapsed.serviceArea).toEqual(['Treasure Valley']);
    expect(lapsed.authority).toEqual({ states: ['ID'], remote: ['ID'], online: true });
  });

  it('keeps from the pages what the owner has not supplied', () => {
    const placeholders = ['closures', 'payments', 'languages', 'profiles', 'verification'];
    expect(resolveBusiness({ ...record, placeholders }, day)).toMatchObject({
      closures: [],
      payments: [],
      languages: [],
      profiles: [],
      verification: {},
    });
    const { payments, profiles } = resolveBusiness({ ...record, payments: ['Cash'] }, day);
    expect(payments).toEqual(['Cash']);
    expect(profiles).toEqual(record.profiles);
  });

  it('has the days off in their order, until they are over', () => {
    const christmas = { from: '2026-12-25', to: '2026-12-26', reason: 'Christmas' };
    const summer = { from: '2027-07-01', to: '2027-07-09', reason: 'Summer' };
    const closures = [summer, christmas];
    expect(resolveBusiness({ ...record, closures }, '2026-12-26').closures).toEqual([
      christmas,
      summer,
    ]);
    expect(resolveBusiness({ ...record, closures }, '2026-12-27').closures).toEqual([summer]);
  });
});
