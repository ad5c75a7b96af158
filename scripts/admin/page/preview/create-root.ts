import type { Props } from './pane';

/**
 * Takes the place of the module that would mount a preview (scripts/admin/preview-modules.ts). The pane comes
 * when a form first shows one.
 */
export function createRoot(body: HTMLElement) {
  const pane = import('./pane').then(({ openPane }) => openPane(body));
  return {
    render: async ({ props }: { props: Props }) => (await pane).show(props),
    unmount: async () => (await pane).close(),
  };
}
