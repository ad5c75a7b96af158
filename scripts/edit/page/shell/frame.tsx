import { Eye, Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import type { State } from '../../api';
import type { Message } from '../announce';
import type { Route } from '../route';
import { Menu } from './menu';
import { Preview } from './preview';

interface Props {
  state: State | undefined;
  route: Route;
  message: Message;
  shown: { page: string; revision: number };
  children: ReactNode;
}

/** The menu, the view and the preview side by side; on a tablet, two of them unfold above the view. */
export function Frame({ state, route, message, shown, children }: Props) {
  const [open, setOpen] = useState<'menu' | 'preview'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice from the menu closes it
  useEffect(() => setOpen(undefined), [route]);
  const toggle = (part: 'menu' | 'preview') => setOpen(open === part ? undefined : part);
  return (
    <div className="flex h-dvh flex-col overflow-clip">
      <a className="skip-link" href="#view">
        Skip to the form
      </a>
      <header className="flex flex-wrap items-center gap-3 border-gold-400 border-b bg-navy-950 px-4 py-2 text-cream-50">
        <p className="mr-auto font-semibold font-serif text-lg">
          {state?.brand}
          <span className="ml-3 font-normal font-sans text-gold-300 text-sm">Edit the site</span>
        </p>
        <Toggle name="Menu" isOpen={open === 'menu'} onClick={() => toggle('menu')}>
          <MenuIcon className="size-4" aria-hidden="true" />
        </Toggle>
        <Toggle name="Preview" isOpen={open === 'preview'} onClick={() => toggle('preview')}>
          <Eye className="size-4" aria-hidden="true" />
        </Toggle>
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-clip lg:grid lg:grid-cols-[13rem_minmax(0,1fr)_22rem] lg:grid-rows-[minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,42rem)_minmax(0,1fr)]">
        <div
          className={`relative min-h-0 overflow-y-auto border-cream-200 bg-cream-100 p-3 max-lg:max-h-[60dvh] max-lg:shrink-0 max-lg:border-b lg:border-r ${open === 'menu' ? '' : 'max-lg:hidden'}`}
        >
          {state && <Menu state={state} route={route} />}
        </div>
        <main className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div id="view" tabIndex={-1} className="relative flex-1 overflow-y-auto p-4 lg:p-6">
            {children}
          </div>
          <MessageLine message={message} />
        </main>
        <div
          className={`min-h-0 border-cream-200 bg-cream-100 p-3 max-lg:h-[60dvh] max-lg:shrink-0 max-lg:border-b lg:border-l ${open === 'preview' ? '' : 'max-lg:hidden'}`}
        >
          <Preview origin={state?.preview} {...shown} />
        </div>
      </div>
    </div>
  );
}

interface ToggleProps {
  name: string;
  isOpen: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Toggle({ name, isOpen, onClick, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className={buttonStyles({ variant: 'schedule', size: 'sm', className: 'lg:hidden' })}
      onClick={onClick}
    >
      {children}
      {name}
    </button>
  );
}

/** The latest message, where it is always in view. */
function MessageLine({ message: { say, isProblem } }: { message: Message }) {
  const look = 'border-t px-4 py-2 font-semibold lg:px-6';
  return (
    <div>
      <div role="status">
        {say && !isProblem && <p className={`${look} border-gold-400`}>{say}</p>}
      </div>
      <div role="alert">
        {say && isProblem && <p className={`${look} border-wax-700 text-wax-700`}>{say}</p>}
      </div>
    </div>
  );
}
