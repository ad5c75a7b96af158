import type { Seal as SealFacts } from '@/lib/drawing/seal';
import { sealBox, sealDrawing } from '@/lib/drawing/seal-drawing';

/** A decorative engraved seal. Its lines take the color of the surrounding text. */
export function Seal({ seal }: { seal: SealFacts }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={sealBox}
      strokeWidth=".6"
      className="seal print:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers; half the payload of elements
      dangerouslySetInnerHTML={{ __html: sealDrawing(seal, 't') }}
    />
  );
}
