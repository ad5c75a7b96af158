/** A part of a build of so many towns, and what it took. */
export interface Phase {
  name: string;
  towns: number;
  /** HTML files of the finished export. */
  pages: number;
  seconds: number;
  /** Missing where the part has no process of its own. */
  cpuSeconds?: number;
  peakBytes?: number;
  /** How much lies in the export when the part is over; missing where it writes nothing there. */
  files?: number;
  bytes?: number;
}

/** The names of the parts that the verdict looks at. */
export const phaseName = { next: 'Next', whole: 'Next and all steps' } as const;

export function millisecondsAPage({ seconds, pages }: Pick<Phase, 'seconds' | 'pages'>): number {
  return (seconds * 1000) / pages;
}
