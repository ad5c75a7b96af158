import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'iframe'>, 'className' | 'loading'> {
  title: string;
  src: string;
}

/** A map of another site, as large as the box around it. */
export function MapFrame({ className, ...frame }: Props) {
  return (
    <iframe
      {...frame}
      className={clsx('absolute inset-0 size-full', className)}
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
