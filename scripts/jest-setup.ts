import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A busy machine keeps tests waiting; jest.config.mjs has the limit of a whole test.
configure({ asyncUtilTimeout: 30_000 });

// Any warning or error in the console, from React or from our code, fails the test that caused it.
const stray: string[] = [];

for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    stray.push(`console.${level}: ${parts.join(' ')}`);
  });
}

afterEach(() => {
  const found = stray.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});

// jsdom has no ResizeObserver, which Radix needs to place popovers and tooltips.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
