/**
 * The paths of the scenario's content and export, from the root of the project, and where it
 * delivers messages.
 */
export const scenario = {
  content: 'test-results/scenario',
  out: 'test-results/scenario/out',
  delivery: { port: 3299, url: 'http://localhost:3299/messages' },
};
