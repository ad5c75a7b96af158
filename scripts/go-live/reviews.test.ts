/** @jest-environment node */

import { completeContent, day } from './complete-content.fixture';
import { goLiveItems } from './go-live';

const { only, lines, read, set } = completeContent();
const file = 'content/testimonials.yaml';

it.each(['source', 'date', 'permission'])('asks for a review without its %s', (proof) => {
  set(file, ['testimonials', 0, proof], undefined);
  const item = only();
  expect(item?.id).toBe('sample-review/one');
  expect(lines(file)[Number(item?.line) - 1]).toContain('id: one');
});

it('asks for a review that still has the name of a sample', () => {
  set(file, ['testimonials', 0, 'name'], 'Sample client');
  expect(only()?.id).toBe('sample-review/one');
});

it('does without reviews', () => {
  const { content, ...rest } = read();
  expect(goLiveItems({ ...rest, content: { ...content, testimonials: [] } }, day)).toEqual([]);
});
