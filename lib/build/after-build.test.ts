/** @jest-environment node */
import { afterBuildOptions } from './after-build';

it('detaches and compresses nothing unless it is asked otherwise', () => {
  expect(afterBuildOptions({})).toEqual({ attached: false, precompressed: false });
  expect(afterBuildOptions({ DETACH: '0' })).toMatchObject({ attached: true });
  expect(afterBuildOptions({ DETACH: '1' })).toMatchObject({ attached: false });
  expect(afterBuildOptions({ PRECOMPRESS: '1' })).toMatchObject({ precompressed: true });
});
