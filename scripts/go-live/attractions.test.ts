/** @jest-environment node */
import { completeContent } from './complete-content.fixture';

const { lines, only, read, set } = completeContent();

it.each(['civic', 'attractions'] as const)(
  'asks for one of the %s that is not confirmed',
  (list) => {
    const town = read().content.towns.find((one) => one[list].length > 0);
    const file = `content/towns/${town?.slug}.yaml`;
    set(file, [list, 0, 'verified'], false);
    const item = only();
    expect(item).toMatchObject({
      file,
      field: `${list}[0].verified`,
      say: `${town?.name}: ${town?.[list][0]?.name} is not confirmed.`,
    });
    expect(lines(file)[Number(item?.line) - 1]?.trim()).toBe('verified: false');
  },
);
