import { formatReport } from './format-report';

const hall = {
  id: 'unconfirmed/kuna/one',
  group: 'unconfirmed' as const,
  file: 'kuna.yaml',
  line: 12,
  field: 'civic[0].verified',
  place: 'Public offices 1, Confirmed',
  say: 'City Hall is not confirmed.',
  do: 'Delete the line `verified: false`.',
};
const phone = { ...hall, group: 'facts' as const, do: 'Enter yours.' };

it('lists the groups in order, and says only once what several items have in common', () => {
  expect(formatReport([hall, { ...hall, line: 20 }, phone], []).split('\n')).toEqual([
    'Line numbers change when you edit a file: save your changes and run this again.',
    '',
    'What only you know (1)',
    '  kuna.yaml:12  City Hall is not confirmed. Enter yours.',
    '',
    'Offices, attractions and links to confirm (2)',
    '  For each: Delete the line `verified: false`.',
    '  kuna.yaml:12  City Hall is not confirmed.',
    '  kuna.yaml:20  City Hall is not confirmed.',
    '',
    '3 things are left to do before the site can go live.',
  ]);
  expect(formatReport([phone], [])).toMatch(/\n1 thing is left to do before/);
});

it('shows what is good to know even when nothing is left', () => {
  expect(formatReport([], [hall])).toBe(
    'Good to know\n  kuna.yaml:12  City Hall is not confirmed.\n\nNothing left to do: the site can go live.',
  );
});

it('wraps long text without losing any, and keeps what the owner types on one line', () => {
  const typed = '`  withoutOregon: 2026-11-21`';
  const task = `${'Some words '.repeat(12)}${typed} and ${'x'.repeat(120)}. `.repeat(4).trim();
  const lines = formatReport([{ ...phone, do: task }], []).split('\n');
  expect(lines.filter((line) => line.length > 100 && !line.includes('xxx'))).toEqual([]);
  expect(lines.join('\n').split(typed)).toHaveLength(5);
  expect(lines.join(' ').replace(/ +/g, ' ')).toContain(task.replace(/ +/g, ' '));
});
