import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { fill, formatList } from '@/lib/text';
import { PreviewNotice } from './preview-notice';

const { business, pages } = testContent;
const copy = pages.frame.preview;
const show = (placeholders: string[]) =>
  render(<PreviewNotice business={{ ...business, placeholders }} pages={pages} />);

it('names what is still a placeholder', () => {
  const { title, doNotCall, samples, names } = copy;
  const fields = formatList([names.brand, names.phone, names.commissions]);
  show(['brand', 'phone', 'commissions.ID', 'commissions.OR']);
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    `${title} ${doNotCall} ${fill(samples, { fields })}`,
  );
});

it('lets people call when phone and email are real', () => {
  show(['commissions.OR']);
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    `${copy.title} ${copy.notFinal}`,
  );
});

it('renders nothing when no placeholder is visible', () => {
  const { container } = show(['payments', 'closures']);
  expect(container).toBeEmptyDOMElement();
});
