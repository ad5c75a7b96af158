import { markDrawing, sealDrawing } from '@/lib/drawing/seal';
import { brandSeal, type SealNumbers } from '@/lib/drawing/seal-numbers';
import type { SealWords } from '@/lib/drawing/seal-words';
import { brandSealUrl } from './brand-seal-url';

/** A decorative engraved seal. Its lines take the color of the surrounding text. */
export function Seal({ numbers, words }: { numbers: SealNumbers; words: SealWords }) {
  return <SealLines html={sealDrawing(numbers, 't', words)} />;
}

/** The brand's seal, reusing the drawing in the page's footer. */
export function BrandSeal() {
  return <SealLines html={`<use href="${brandSealUrl}"/>`} />;
}

/** The brand's seal with its drawing, for the footer. */
export function BrandSealDefinition({ words }: { words: SealWords }) {
  return (
    <SealLines
      html={`<g id="${brandSealUrl.slice(1)}">${sealDrawing(brandSeal, 'b', words)}</g>`}
    />
  );
}

/** The seal reduced to a few lines, clear at the size of a letter. */
export function BrandMark() {
  return <SealLines html={markDrawing} strokeWidth="8" />;
}

function SealLines({ html, strokeWidth = '.6' }: { html: string; strokeWidth?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-100 -100 200 200"
      strokeWidth={strokeWidth}
      className="seal print:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers; half the payload of elements
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
