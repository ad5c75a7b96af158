import type { Service } from '../schema/service';
import type { Town } from '../schema/town';
import { allAttractions } from '../towns/towns';
import { readContent } from './read-content';

/** The content of a made-up business. Tests run on it, never on the owner's. */
export const testRoot = 'e2e/fixtures/site';

export const testDay = '2026-11-23';

export const testContent = readContent(testRoot, testDay);

function bySlug<Of extends { slug: string }>(records: readonly Of[], slug: string): Of {
  const record = records.find((one) => one.slug === slug);
  if (!record) throw new Error(`There is no "${slug}"`);
  return record;
}
export const serviceBySlug = bySlug<Service>;
export const attractionBySlug = (towns: readonly Town[], slug: string) =>
  bySlug(allAttractions(towns), slug);
