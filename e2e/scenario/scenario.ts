/**
 * Where the site as it reads under other records is made and put, from the root of the project, and
 * where on this machine it delivers messages.
 */
export const scenario = {
  content: 'test-results/scenario',
  out: 'test-results/scenario/out',
  delivery: { port: 3299, address: 'http://localhost:3299/messages' },
};
