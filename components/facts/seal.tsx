import type { SealFacts } from '@/lib/drawing/seal';
import { sealBox, sealDrawing } from '@/lib/drawing/seal-drawing';
import { element } from '@/lib/drawing/svg';
import { routes } from '@/lib/routes';

/** A decorative mile seal: its own marks above a rosette from the file that all seals share. */
export function Seal({ seal }: { seal: SealFacts }) {
  const ground = { href: routes.rosette(seal.rosette), x: -100, y: -100, width: 200, height: 200 };
  return (
    <svg
      aria-hidden="true"
      viewBox={sealBox}
      className="seal forced-color-adjust-none"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers; half the payload of elements
      dangerouslySetInnerHTML={{ __html: sealDrawing(seal, element('image', ground)) }}
    />
  );
}
