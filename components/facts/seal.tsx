import { markDrawing, sealDrawing } from '@/lib/drawing/seal';
import { brandSeal, type SealNumbers } from '@/lib/drawing/seal-numbers';

/** The id of the brand's seal, which is drawn once per page. */
const brandId = 'seal';

/** A decorative engraved seal. Its lines take the color of the surrounding text. */
export function Seal({ numbers }: { numbers: SealNumbers }) {
  return <SealLines html={sealDrawing(numbers, 't')} />;
}

/** The brand's seal, reusing the drawing in the page's footer. */
export function BrandSeal() {
  return <SealLines html={`<use href="#${brandId}"/>`} />;
}

/** The brand's seal with its drawing, for the footer. */
export function BrandSealDefinition() {
  return <SealLines html={`<g id="${brandId}">${sealDrawing(brandSeal, 'b')}</g>`} />;
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
      className="fill-none stroke-current print:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers; half the payload of elements
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
