import { render, screen, within } from '@testing-library/react';
import { readContent } from '@/lib/content/read-content';
import { Visits } from './visits';

const visits = readContent(process.cwd()).services.flatMap(({ visits = [] }) => visits);

it('says for each house whom to call first and how it goes', () => {
  render(<Visits visits={visits} />);
  const section = screen.getByRole('region', { name: 'Hospital, care home or jail' });
  const titles = within(section).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(visits.map(({ title }) => title));
  for (const { callFirst, steps } of visits) {
    expect(section).toHaveTextContent(`Call first: ${callFirst}`);
    for (const step of steps) expect(section).toHaveTextContent(step);
  }
});
