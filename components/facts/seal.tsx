import { sealDrawing } from '@/lib/drawing/seal';
import type { SealNumbers } from '@/lib/drawing/seal-numbers';
import type { SealWords } from '@/lib/drawing/seal-words';

/** A decorative engraved seal. Its lines take the color of the surrounding text. */
export function Seal({ numbers, words }: { numbers: SealNumbers; words: SealWords }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-100 -100 200 200"
      strokeWidth=".6"
      className="seal print:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers; half the payload of elements
      dangerouslySetInnerHTML={{ __html: sealDrawing(numbers, 't', words) }}
    />
  );
}
