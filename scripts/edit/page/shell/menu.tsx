import type { MenuGroup, State } from '../../api';
import { hrefOf, type Route } from '../route';

interface Props {
  state: State;
  route: Route;
}

/** All there is to edit. */
export function Menu({ state, route }: Props) {
  return (
    <nav aria-label="Sections" className="text-sm/snug">
      <ul className="mb-3">
        <Entry href="#/left" isCurrent={route.view === 'left'}>
          {`Left to do (${state.left.length || state.problems.length})`}
        </Entry>
      </ul>
      {state.menu.map((group) => (
        <Group key={group.title} group={group} route={route} />
      ))}
      <ul className="mt-3">
        <Entry href="#/files" isCurrent={route.view === 'files'}>
          Pictures and files
        </Entry>
        <Entry href="#/publish" isCurrent={route.view === 'publish'}>
          Publish
        </Entry>
      </ul>
    </nav>
  );
}

function Group({ group, route }: { group: MenuGroup; route: Route }) {
  const { title, entries, kind } = group;
  const isAdding = route.view === 'add' && route.kind === kind;
  const current = route.view === 'section' ? route.id : undefined;
  const isHere = isAdding || entries.some(({ id }) => id === current);
  return (
    // The key opens the group that the view is in.
    <details key={String(isHere)} open={isHere} className="group border-cream-200 border-b">
      <summary className="flex min-h-9 items-center justify-between gap-2 font-semibold">
        {title}
        <span aria-hidden="true" className="text-gold-700 text-lg/none">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">−</span>
        </span>
      </summary>
      <ul className="pb-2 pl-2">
        {kind && (
          <Entry href={`#/add/${kind}`} isCurrent={isAdding}>
            {kind === 'towns' ? '+ Add a town' : '+ Add a service'}
          </Entry>
        )}
        {entries.map((entry) => (
          <Entry key={entry.id} href={hrefOf(entry.id)} isCurrent={entry.id === current}>
            {entry.title}
          </Entry>
        ))}
      </ul>
    </details>
  );
}

interface EntryProps {
  href: string;
  isCurrent: boolean;
  children: string;
}

function Entry({ href, isCurrent, children }: EntryProps) {
  return (
    <li>
      <a
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-8 items-center rounded-md px-2 py-1 hover:bg-cream-200 aria-[current=page]:bg-cream-200 aria-[current=page]:font-semibold"
      >
        {children}
      </a>
    </li>
  );
}
