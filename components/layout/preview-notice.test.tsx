import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { PreviewNotice } from './preview-notice';

const { business } = testContent;
const show = (placeholders: string[]) =>
  render(<PreviewNotice business={{ ...business, placeholders }} />);

it('names what is still a placeholder', () => {
  show(['brand', 'phone', 'commissions.ID', 'commissions.OR']);
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'Preview. Please do not call or write. Still samples on these pages: the business name, the phone number and the commissions on record.',
  );
});

it('lets people call when phone and email are real', () => {
  show(['commissions.OR']);
  expect(screen.getByRole('region', { name: 'Preview' })).not.toHaveTextContent('do not call');
});

it('renders nothing when no placeholder is visible', () => {
  const { container } = show(['payments', 'closures']);
  expect(container).toBeEmptyDOMElement();
});
