import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Business } from '@/lib/schema/business';
import { fill } from '@/lib/text';
import { WhoComes } from './who-comes';

const { business, pages } = testContent;
const copy = pages.contact.whoComes;
const show = (notary: Business['notary']) =>
  render(<WhoComes business={{ ...business, notary }} copy={copy} />);

it('shows the name, the years and the portrait, whose size is known before it loads', () => {
  const portrait = { file: 'photos/orla.jpg', alt: 'Orla at her gate' };
  show({ name: 'Orla Tamsin', since: 2009, portrait });
  expect(screen.getByText('Orla Tamsin')).toBeInTheDocument();
  expect(screen.getByText(fill(copy.since, { year: 2009 }))).toBeInTheDocument();
  const picture = screen.getByRole('img', { name: portrait.alt });
  expect(picture).toHaveAttribute('src', '/photos/orla.jpg');
  expect(picture).toHaveAttribute('width', '96');
  expect(picture).toHaveAttribute('height', '96');
});

it('shows whatever is filled in', () => {
  show({ name: 'Orla Tamsin', since: null, portrait: null });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Orla Tamsin').parentElement).toHaveTextContent(/^Orla Tamsin$/);
});

it('leaves no gap while nothing is filled in', () => {
  const { container } = show({ name: null, since: null, portrait: null });
  expect(container).toBeEmptyDOMElement();
});
