import { renderToStaticMarkup } from 'react-dom/server';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Business } from '@/lib/schema/business';
import { OpenNow } from './open-now';

const hours: Business['hours'] = [
  { days: ['Sunday'], opens: '08:00', closes: '20:30', byAppointment: false },
];
const business: Business = { ...testContent.business, hours };

it('has the hours in the HTML, an empty element for the status, and the note for both', () => {
  document.body.innerHTML = renderToStaticMarkup(<OpenNow business={business} note=" (here)" />);
  const line = document.querySelector('[data-open=" (here)"]');
  expect(line?.firstElementChild).toHaveTextContent('Sunday 8 am to 8:30 pm (here)');
  expect(line?.lastElementChild).toBeEmptyDOMElement();
});
