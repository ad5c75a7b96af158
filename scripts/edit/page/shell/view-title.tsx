import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';

/** Whether a view takes the focus as it appears; the first one doesn't. */
export const TakesFocusContext = createContext(false);

interface Props {
  title: string;
  eyebrow?: string | undefined;
  children?: ReactNode;
}

/** The heading of a view, which takes the focus after a navigation. */
export function ViewTitle({ title, eyebrow, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useContext(TakesFocusContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new view takes the focus
  useEffect(() => {
    document.title = `${title} | Edit the site`;
    if (takesFocus) heading.current?.focus();
  }, [title]);
  return (
    <header className="mb-6">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 ref={heading} tabIndex={-1} className="text-2xl lg:text-3xl">
        {title}
      </h1>
      {children}
    </header>
  );
}
