import { render } from '@testing-library/react';
import { Testimonials } from './testimonials';

it('renders nothing without testimonials', () => {
  const { container } = render(<Testimonials testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
});
