import { formatReport } from './go-live';

const field = { file: 'kuna.yaml', line: 12, path: ['civic'], field: 'Confirmed' };
const item = { ...field, say: 'City Hall is not confirmed.', do: 'Ask there.' };
const hall = { ...item, group: 'unconfirmed' as const };
const phone = { ...item, group: 'facts' as const, do: 'Enter yours.' };
const note = { ...item, group: 'notes' as const };

it('lists the groups in order, each item with what to do', () => {
  expect(formatReport([note, hall, { ...hall, line: 20 }, phone])).toBe(`\
Line numbers change when you edit a file: save your changes and run this again.

### What only you know (1)

- kuna.yaml:12: City Hall is not confirmed. Enter yours.

### Good to know (1)

- kuna.yaml:12: City Hall is not confirmed. Ask there.

### Offices, attractions and links to confirm (2)

- kuna.yaml:12: City Hall is not confirmed. Ask there.
- kuna.yaml:20: City Hall is not confirmed. Ask there.

1 thing is left to do before the site can go live.`);
});

it('counts no notes', () => {
  expect(formatReport([phone, note])).toMatch(/\n1 thing is left to do before/);
  expect(formatReport([note])).toMatch(/\nNothing left to do: the site can go live\.$/);
});
