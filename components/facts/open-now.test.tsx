import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { formatHours, formatShortHours } from '@/lib/hours/hours';
import { weekends, workdays } from '@/lib/hours/hours.fixture';
import { OpenNow } from './open-now';

const { business } = testContent;
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

it('shows the hours in short, and reads them out in full', () => {
  render(<OpenNow business={business} hasZone />);
  const shown = document.querySelector('[aria-hidden]');
  expect(shown).toHaveTextContent(`${withSpaces(formatShortHours(business.hours))}, Mountain Time`);
  const heard = screen.getByText(`${withSpaces(formatHours(business.hours))}, Mountain Time`);
  expect(heard).not.toHaveAttribute('aria-hidden');
});

it('begins with a capital where there are only appointments', () => {
  const hours = [{ ...workdays, days: weekends.flatMap(({ days }) => days), byAppointment: true }];
  render(<OpenNow business={{ ...business, hours }} />);
  expect(screen.getAllByText(/^Weekends by appointment/)).toHaveLength(2);
});
