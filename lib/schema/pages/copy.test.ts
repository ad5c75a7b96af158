import { fill } from '../../text/templates';
import { template, text } from './copy';

it('has gaps that a page fills, each as often as it is there', () => {
  const text = template(['town', 'miles'], 60).parse('{town} is {miles} from {town}.');
  expect(fill(text, { town: 'Eagle', miles: 12 })).toBe('Eagle is 12 from Eagle.');
});

it('allows only one line', () => {
  expect(text(60).safeParse('Two\nlines').success).toBe(false);
  expect(template(['a'], 60).safeParse('').success).toBe(false);
});
