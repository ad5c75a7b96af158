import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { testContent } from '@/lib/content/test-content.fixture';
import { formatClosure } from '@/lib/hours/closures';
import { ClosureNotice } from './closure-notice';

/** Without a last day. */
const held = { held: true, remote: { held: false } };
const commissions = { ID: held, OR: held };

const business = { ...testContent.business, commissions };

it('has a notice for every upcoming day off, and for other hours', () => {
  const hours = { opens: '08:00', closes: '12:00', byAppointment: false };
  const closures = [
    { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' },
    { from: '2027-07-01', to: '2027-07-09', reason: 'Summer break', hours },
  ];
  document.body.innerHTML = renderToStaticMarkup(
    <ClosureNotice business={{ ...business, closures }} />,
  );
  const notices = screen.getAllByRole('complementary');
  expect(notices.map(({ textContent }) => textContent)).toEqual(
    closures.map((closure) => formatClosure(closure)),
  );
  expect(screen.getByLabelText('Other hours: Summer break')).toHaveTextContent(/8 am to 12 pm/);
});

it("has the owner's notice first, from now through its last day", () => {
  const notice = { text: 'Out sick until Thursday', until: '2026-11-26' };
  document.body.innerHTML = renderToStaticMarkup(
    <ClosureNotice business={{ ...business, notice }} />,
  );
  const [first] = screen.getAllByRole('complementary');
  expect(first).toHaveTextContent(notice.text);
  expect(first?.dataset).toMatchObject({ from: '', until: '2026-11-27' });
});

it('renders nothing without a notice and days off', () => {
  const notice = <ClosureNotice business={{ ...business, closures: [] }} />;
  expect(renderToStaticMarkup(notice)).toBe('');
});

it.each([
  [{ ID: { ...held, expires: '2026-12-31' }, OR: held }, false, true],
  [{ ID: { ...held, expires: '2026-10-31' }, OR: held }, true, false],
])('says that a commission has expired, but not before: %j', (ends, lapsed, isHidden) => {
  const changed = { ...business, closures: [], commissions: ends };
  const authority = { ...business.authority, lapsed };
  document.body.innerHTML = renderToStaticMarkup(
    <ClosureNotice business={{ ...changed, authority }} />,
  );
  const [notice, ...others] = document.querySelectorAll('aside');
  expect(notice).toHaveTextContent("can't notarize until it's renewed");
  expect(notice?.hidden).toBe(isHidden);
  expect(others).toEqual([]);
});
