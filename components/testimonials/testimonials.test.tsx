import { render } from '@testing-library/react';
import { Testimonials } from './testimonials';

it('is not there while nobody has said anything', () => {
  const { container } = render(<Testimonials testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
});
