import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { PreviewNotice } from './preview-notice';

const show = (placeholders: string[]) =>
  render(<PreviewNotice business={{ ...testContent.business, placeholders }} />);

it.each([
  [['brand', 'phone', 'commissions.ID'], /do not call/],
  [['email'], /do not call/],
  [['commissions.OR'], /aren't final/],
])('says what it means for a visitor that there are samples: %s', (placeholders, words) => {
  show(placeholders);
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(words);
});

it('renders nothing when no placeholder is visible', () => {
  const { container } = show(['payments', 'closures']);
  expect(container).toBeEmptyDOMElement();
});
