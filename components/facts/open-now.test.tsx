import { renderToStaticMarkup } from 'react-dom/server';
import { readContent } from '@/lib/content/read-content';
import { formatHours } from '@/lib/hours/hours';
import { OpenNow } from './open-now';

const { business } = readContent(process.cwd());

it('has the hours in the HTML, an empty place for what holds now, and the note for both', () => {
  document.body.innerHTML = renderToStaticMarkup(<OpenNow business={business} note=" (here)" />);
  const line = document.querySelector('[data-open=" (here)"]');
  expect(line?.firstElementChild?.textContent).toBe(`${formatHours(business.hours)} (here)`);
  expect(line?.lastElementChild?.textContent).toBe('');
});
