import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { formatHours, formatShortHours } from '@/lib/hours/hours';
import { clockNote, OpenNow } from './open-now';

const { business } = testContent;
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

it('shows the hours in short, and reads them out in full', () => {
  render(<OpenNow business={business} note={clockNote} />);
  const shown = screen.getByText(withSpaces(formatShortHours(business.hours)) + clockNote);
  expect(shown).toHaveAttribute('aria-hidden', 'true');
  const heard = screen.getByText(withSpaces(formatHours(business.hours)) + clockNote);
  expect(heard).not.toHaveAttribute('aria-hidden');
});

it('begins with a capital where there are only appointments', () => {
  const hours = business.hours.map((record) => ({ ...record, byAppointment: true }));
  render(<OpenNow business={{ ...business, hours: [...hours].reverse() }} />);
  expect(screen.getByText(/^Mon-Sat by appointment/)).toBeInTheDocument();
});
