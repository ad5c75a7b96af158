import { buttonStyles } from './button-styles';

it('has the looks and sizes that the owner named, each different', () => {
  const looks = (['call', 'schedule', 'attraction'] as const).map((variant) =>
    buttonStyles({ variant }),
  );
  const sizes = (['default', 'sm', 'lg', 'icon', 'xs'] as const).map((size) =>
    buttonStyles({ size }),
  );
  expect([new Set(looks).size, new Set(sizes).size]).toEqual([3, 5]);
});
