import { type Law, type LawsFile, lawsFile } from '../schema/laws';
import type { Reader } from './reader';
import type { Variables } from './template-variables';

/** content/laws.yaml, with the sections by key, as other texts name them; undefined if it has a problem. */
export function readLaws(reader: Reader): { records: LawsFile; sections: Variables } | undefined {
  const records = reader.file('laws.yaml', lawsFile);
  if (!records) return undefined;
  const sections = Object.entries(records).map(([key, { section }]) => [key, section] as const);
  return { records, sections: Object.fromEntries(sections) };
}

/** The laws, each with the files that rely on it; the reader must have read them all. */
export function resolveLaws(records: LawsFile, reader: Reader): Law[] {
  return Object.entries(records).map(([key, { alsoIn = [], ...law }]) => {
    const unnamed = alsoIn.map((file) => `content/${file}`);
    return { key, ...law, citedIn: [...new Set([...reader.filesWith(key), ...unnamed])].sort() };
  });
}
