import '@testing-library/jest-dom';

// A page that warns is a page that is wrong: what React or we print fails the test that caused it.
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

// jsdom measures nothing; floating parts only ask whether what they stand beside has changed.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
