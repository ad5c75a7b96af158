import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { testContent } from '@/lib/content/test-content.fixture';
import { ClosureNotice } from './closure-notice';

const { business } = testContent;

it('has a notice for every day off to come', () => {
  const closures = [
    { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' },
    { from: '2027-07-01', to: '2027-07-09', reason: 'Summer break' },
  ];
  document.body.innerHTML = renderToStaticMarkup(
    <ClosureNotice business={{ ...business, closures }} />,
  );
  const notices = screen.getAllByRole('complementary');
  expect(notices.map(({ textContent }) => textContent)).toEqual([
    'Closed on December 25, 2026: Christmas Day',
    'Closed from July 1, 2027 to July 9, 2027: Summer break',
  ]);
});

it('renders nothing without days off', () => {
  expect(renderToStaticMarkup(<ClosureNotice business={{ ...business, closures: [] }} />)).toBe('');
});
