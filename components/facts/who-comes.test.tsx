import { render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Business } from '@/lib/schema/business';
import { WhoComes } from './who-comes';

const { business } = testContent;
function show(facts: Partial<Business['notary']>) {
  const notary = { name: null, since: null, ...facts };
  return render(<WhoComes business={{ ...business, notary }} />);
}

const portrait = { src: '/me.jpg', alt: 'Orla at her gate', width: 96, height: 90, sources: [] };
const source = { type: 'image/avif', srcSet: '/van-288.avif 1x, /van-576.avif 2x' };
const car = { ...portrait, alt: 'A van with the seal on its door', sources: [source] };

it('shows the name, the years and the portrait, whose size is known before it loads', () => {
  show({ name: 'Orla Tamsin', since: 2009, portrait });
  expect(screen.getByText('Orla Tamsin')).toBeInTheDocument();
  expect(screen.getByText('Notary public since 2009')).toBeInTheDocument();
  const picture = screen.getByRole('img', { name: portrait.alt });
  expect(picture.outerHTML).toMatch(/width="96" height="90".* loading="lazy" src="\/me\.jpg"/);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it('shows the car, in the formats that there are, above what to do with it', () => {
  show({ car });
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('Look for this car');
  expect(within(figure).getByRole('img', { name: car.alt })).toHaveAttribute('src', car.src);
  const first = figure.querySelector('picture > source[type="image/avif"]');
  expect(first).toHaveAttribute('srcset', source.srcSet);
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

it('shows whatever is filled in, and leaves no gap while nothing is', () => {
  const { container, unmount } = show({});
  expect(container).toBeEmptyDOMElement();
  unmount();
  show({ name: 'Orla Tamsin' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Orla Tamsin').parentElement).toHaveTextContent(/^Orla Tamsin$/);
});
