import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles';

export function ButtonLink({
  variant,
  size,
  className,
  ...link
}: ComponentProps<'a'> & ButtonLook) {
  return <a className={buttonStyles({ variant, size, className })} {...link} />;
}
