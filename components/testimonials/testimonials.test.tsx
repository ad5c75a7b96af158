import { render } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { Testimonials } from './testimonials';

it('renders nothing without testimonials', () => {
  const { container } = render(
    <Testimonials headings={testContent.pages.home.headings} testimonials={[]} />,
  );
  expect(container).toBeEmptyDOMElement();
});
