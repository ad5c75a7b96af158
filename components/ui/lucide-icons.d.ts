import type { Drawing } from './icon';

/** What each module of lucide-react/icons exports besides its component; lucide's types leave it out. */
declare module 'lucide-react/icons/check' {
  export const __iconData: Drawing;
}
