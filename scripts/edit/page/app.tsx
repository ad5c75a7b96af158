import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { State } from '../api';
import { AnnounceContext, type Message } from './announce';
import { get, sayOf } from './ask';
import { EditorContext } from './editor-context';
import { focusId } from './form/field-id';
import type { Route } from './route';
import { Frame } from './shell/frame';
import { LeaveDialog } from './shell/leave-dialog';
import { TakesFocusContext } from './shell/view-title';
import { useRoute } from './use-route';
import { AddView } from './views/add-view';
import { FilesView } from './views/files-view';
import { LeftView } from './views/left-view';
import { PublishView } from './views/publish-view';
import { SectionView } from './views/section-view';

/** How long to wait for the preview to start before asking again, in milliseconds. */
const patience = 1500;

/** The editor. */
export function App() {
  const { route, leave, setUnsaved, discard, keep } = useRoute();
  const [state, setState] = useState<State>();
  const [message, setMessage] = useState<Message>({ say: '' });
  const [shown, setShown] = useState({ page: '/', revision: 0 });
  const firstRoute = useRef(route);

  const announce = useCallback(
    (next: Message) => setMessage((now) => (now.say === next.say ? now : next)),
    [],
  );

  const refresh = useCallback(() => {
    get<State>('state').then(setState, (error) => announce({ say: sayOf(error), isProblem: true }));
  }, [announce]);
  useEffect(refresh, [refresh]);
  useEffect(() => {
    if (!state || state.preview) return;
    const timer = setTimeout(refresh, patience);
    return () => clearTimeout(timer);
  }, [state, refresh]);

  const refreshAfter = useCallback(
    (saves: State['saves']) => {
      setState((known) => known && { ...known, saves });
      refresh();
    },
    [refresh],
  );

  const preview = useCallback(
    (page: string) => setShown(({ revision }) => ({ page, revision: revision + 1 })),
    [],
  );
  const editor = useMemo(
    () => state && { state, refresh: refreshAfter, leave, setUnsaved, preview },
    [state, refreshAfter, leave, setUnsaved, preview],
  );

  return (
    // biome-ignore lint/a11y: links within the page are followed here, as its address names the view
    <div onClick={followWithin}>
      <AnnounceContext value={announce}>
        <Frame state={state} route={route} message={message} shown={shown}>
          {editor && (
            <EditorContext value={editor}>
              <TakesFocusContext value={firstRoute.current !== route}>
                <View key={keyOf(route)} route={route} />
              </TakesFocusContext>
            </EditorContext>
          )}
        </Frame>
        {discard && <LeaveDialog onKeep={keep} onDiscard={discard} />}
      </AnnounceContext>
    </div>
  );
}

function View({ route }: { route: Route }) {
  if (route.view === 'section') return <SectionView id={route.id} field={route.field} />;
  if (route.view === 'add') return <AddView kind={route.kind} />;
  if (route.view === 'files') return <FilesView />;
  if (route.view === 'publish') return <PublishView />;
  return <LeftView />;
}

const keyOf = (route: Route) =>
  `${route.view}/${'id' in route ? route.id : ''}${'kind' in route ? route.kind : ''}`;

/** A link to an id focuses its element. */
function followWithin(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!/^#[^/]/.test(href)) return;
  event.preventDefault();
  focusId(href.slice(1));
}
