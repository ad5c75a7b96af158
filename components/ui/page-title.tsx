import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** A short line above the title. */
  eyebrow?: string;
  /** What stands below the title. */
  children?: ReactNode;
}

/** The page's one heading of the first level. */
export function PageTitle({ title, eyebrow, children }: Props) {
  return (
    <header className="mt-6 border-cream-200 border-b pb-8">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 className="mt-2 text-4xl">{title}</h1>
      {children}
    </header>
  );
}
