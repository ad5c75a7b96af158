import { execFileSync } from 'node:child_process';

it.each(['public/rates.pdf', 'public/forms/visit.ics', 'public/list.csv', 'public/photos/me.jpg'])(
  'git never changes the line endings of %s',
  (path) => {
    const told = execFileSync('git', ['check-attr', 'text', path], { encoding: 'utf8' });
    expect(told).toContain('text: unset');
  },
);
