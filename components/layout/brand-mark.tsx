import { clsx } from 'clsx';
import { markDrawing } from '@/lib/seal';

/** The seal in so few lines that it holds at the size of a letter. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-100 -100 200 200"
      strokeWidth="8"
      className={clsx('fill-none stroke-current', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers
      dangerouslySetInnerHTML={{ __html: markDrawing }}
    />
  );
}
