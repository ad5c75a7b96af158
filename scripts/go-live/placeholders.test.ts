/** @jest-environment node */
import { completeContent, day } from './complete-content.fixture';

const { items, lines, only, setBusiness } = completeContent();
const marked = [
  'brand',
  'phone',
  'email',
  'origin',
  'base',
  'commissions.ID',
  'commissions.OR',
  'lawChecked',
  'closures',
  'payments',
  'languages',
  'profiles',
  'verification',
];

it('asks for each field that is marked, in words of its own, and says which lines to change', () => {
  setBusiness(['placeholders'], marked);
  const found = items();
  expect(found.map(({ field }) => field).sort()).toEqual(marked.toSorted());
  const business = lines('content/business.yaml');
  for (const { field, line, say, do: task } of found) {
    expect(say).not.toBe(`\`${field}\` is a stand-in.`);
    expect(business[line - 1]?.trim()).toMatch(new RegExp(`^${field.split('.').at(-1)}:`));
    const mark = Number(/\(line (\d+)\) out of `placeholders`/.exec(task)?.[1]);
    expect(business[mark - 1]).toBe(`  - ${field}`);
  }
});

it('asks for any other field that is marked, and says how the empty list is written', () => {
  setBusiness(['placeholders'], ['hours']);
  const item = only();
  expect(item).toMatchObject({ id: 'stand-in/hours', group: 'What only you know' });
  expect(item?.do).toMatch(/out of `placeholders`. Write the empty list `placeholders: \[\]`\.$/);
});

it.each(['payments', 'languages'])('names what stands at %s, if anything does', (field) => {
  setBusiness(['placeholders'], [field]);
  setBusiness([field], ['This', 'That']);
  expect(only()?.say).toContain('a stand-in (This and That), and');
  setBusiness([field], []);
  expect(only()?.say).toContain('a stand-in, and');
});

it('says how to go live without Oregon, until that is agreed', () => {
  setBusiness(['placeholders'], ['commissions.OR']);
  setBusiness(['commissions', 'OR'], {});
  expect(only()?.do).toContain(`\`  withoutOregon: ${day}\``);
  setBusiness(['agreed', 'withoutOregon'], day);
  expect(only()?.do).not.toContain('withoutOregon');
});

it('asks about online acts only where the record speaks of them', () => {
  setBusiness(['placeholders'], ['commissions.ID']);
  expect(only()?.do).toContain('`remote`');
  setBusiness(['commissions', 'ID'], {});
  expect(only()?.do).not.toContain('`remote`');
});
