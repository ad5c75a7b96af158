/**
 * Where the site as it reads under other records is made and put, from the root of the project, and
 * where on this machine it delivers messages.
 */
export const variant = {
  content: 'test-results/variant',
  out: 'test-results/variant/out',
  delivery: { port: 3299, address: 'http://localhost:3299/messages' },
};
