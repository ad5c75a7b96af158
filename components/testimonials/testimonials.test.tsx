import { render } from '@testing-library/react';
import { Testimonials } from './testimonials';

it('renders nothing without testimonials', () => {
  const { container } = render(<Testimonials heading="Reviews" testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
});
