import { millisecondsAPage, type Phase } from './phase';

type Cell = (phase: Phase) => string;

const ifKnown = (value: number | undefined, show: (value: number) => string) =>
  value === undefined ? '' : show(value);

const columns: readonly (readonly [string, Cell])[] = [
  ['part', ({ name }) => name],
  ['towns', ({ towns }) => String(towns)],
  ['pages', ({ pages }) => String(pages)],
  ['seconds', ({ seconds }) => seconds.toFixed(1)],
  ['CPU s', ({ cpuSeconds }) => ifKnown(cpuSeconds, (value) => value.toFixed(1))],
  ['ms a page', (phase) => millisecondsAPage(phase).toFixed(2)],
  ['peak MB', ({ peakBytes }) => ifKnown(peakBytes, (value) => (value / 1e6).toFixed(0))],
  ['files a page', ({ files, pages }) => ifKnown(files, (value) => (value / pages).toFixed(2))],
  ['KB a page', ({ bytes, pages }) => ifKnown(bytes, (value) => (value / pages / 1e3).toFixed(1))],
];

/** The parts as a table, those of one name below each other so that their growth shows. */
export function scaleTable(phases: readonly Phase[]): string {
  const names = [...new Set(phases.map(({ name }) => name))];
  const byName = names.flatMap((name) => phases.filter((phase) => phase.name === name));
  const rows = [
    columns.map(([title]) => title),
    ...byName.map((phase) => columns.map(([, cell]) => cell(phase))),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((text, index) =>
        index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
