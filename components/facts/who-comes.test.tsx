import { render, screen, within } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import type { Business } from '@/lib/schema/business';
import { fill } from '@/lib/text';
import { WhoComes } from './who-comes';

const { business, pages } = testContent;
const copy = pages.contact.whoComes;
const show = (notary: Partial<Business['notary']>) =>
  render(
    <WhoComes
      business={{ ...business, notary: { name: null, since: null, ...notary } }}
      pages={pages}
    />,
  );

const portrait = {
  src: '/photos/orla.jpg',
  alt: 'Orla at her gate',
  width: 96,
  height: 96,
  sources: [],
};
const srcSet = '/photos/van-288.avif 1x, /photos/van-576.avif 2x';
const car = {
  src: '/photos/van.jpg',
  alt: 'A van with the seal on its door',
  width: 288,
  height: 192,
  sources: [{ type: 'image/avif', srcSet }],
};

it('shows the name, the years and the portrait, whose size is known before it loads', () => {
  show({ name: 'Orla Tamsin', since: 2009, portrait });
  expect(screen.getByText('Orla Tamsin')).toBeInTheDocument();
  expect(screen.getByText(fill(copy.since, { year: 2009 }))).toBeInTheDocument();
  const picture = screen.getByRole('img', { name: portrait.alt });
  expect(picture).toHaveAttribute('src', '/photos/orla.jpg');
  expect(picture).toHaveAttribute('width', '96');
  expect(picture).toHaveAttribute('height', '96');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it('shows the car, in the formats that there are, above what to do with it', () => {
  const { container } = show({ car });
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent(copy.car);
  expect(within(figure).getByRole('img', { name: car.alt })).toHaveAttribute('src', car.src);
  expect(container.querySelector('picture > source[type="image/avif"]')).toHaveAttribute(
    'srcset',
    srcSet,
  );
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

it('shows whatever is filled in', () => {
  const { unmount } = show({ portrait });
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
  unmount();
  show({ name: 'Orla Tamsin' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Orla Tamsin').parentElement).toHaveTextContent(/^Orla Tamsin$/);
});

it('leaves no gap while nothing is filled in', () => {
  const { container } = show({});
  expect(container).toBeEmptyDOMElement();
});
