/** @jest-environment node */
import { checkWith } from './complete-content.fixture';

const placeholders = [
  ['brand', 'phone', 'email', 'origin', 'base', 'closures', 'payments', 'languages'],
  ['profiles', 'verification', 'lawChecked', 'commissions.ID', 'commissions.OR'],
].flat();

it('says what each placeholder is for, and which lines to change', () => {
  const { items, lines } = checkWith({ placeholders });
  expect(items.map(({ id }) => id).sort()).toEqual(
    placeholders.map((field) => `placeholder/${field}`).sort(),
  );
  for (const { field, say, text, do: task } of items) {
    expect(say).toContain(`\`${field}\` is a placeholder for `);
    expect(text).toMatch(new RegExp(`^${field.split('.').at(-1)}:`));
    const [, listed, line] = /delete the line `(.+)` \(line (\d+)\)/.exec(task) ?? [];
    expect(listed).toBe(`- ${field}`);
    expect(lines[Number(line) - 1]?.trim()).toBe(listed);
  }
});

it('also asks about any other field in the list, and says how to write the empty list', () => {
  expect(checkWith({ placeholders: ['hours'] }).items).toMatchObject([
    {
      id: 'placeholder/hours',
      group: 'What only you know',
      do: expect.stringMatching(/ from `placeholders`\. .* `placeholders: \[\]`\.$/),
    },
  ]);
});

it('says how to go without an Oregon commission', () => {
  const oregon = expect.stringContaining('delete the record `OR`');
  const { items } = checkWith({ placeholders: ['commissions.ID', 'commissions.OR'] });
  expect(items).toMatchObject([{ do: expect.not.stringContaining('OR') }, { do: oregon }]);
});
