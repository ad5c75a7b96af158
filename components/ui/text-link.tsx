import type { ReactNode } from 'react';

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link" href={href}>
      {children}
    </a>
  );
}
