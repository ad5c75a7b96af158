/** Where the site as it reads under other records is made and put, from the root of the project. */
export const variant = { content: 'test-results/variant', out: 'test-results/variant/out' };
