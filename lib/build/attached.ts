/** Where the site is put as Next exports it, without the steps that detach its script (DETACH=0). */
export const attached = 'test-results/attached/out';
