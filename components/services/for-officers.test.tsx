import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { ForOfficers } from './for-officers';

const { officers } = testContent.pages.service;

it('folds what offices ask, and has an order of empty lines ready for the message form', () => {
  const facts = [{ label: 'Pages scanned back', words: 'The same night.' }];
  render(<ForOfficers copy={officers} facts={facts} />);
  expect(screen.getByRole('region', { name: officers.heading })).toBeInTheDocument();
  const fold = screen.getByText(officers.summary).closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toContainElement(screen.getByText('The same night.'));
  const link = screen.getByText(officers.order.link);
  expect(link).toHaveAttribute('href', '/contact/#message-message');
  expect(JSON.parse(link.dataset['inquiry'] ?? '')).toEqual({
    order: 'Day and hour:\nWhich gate:\nHow many pens:\nHow many sheets:\nWanted back by:',
  });
});
