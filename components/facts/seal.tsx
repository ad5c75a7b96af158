import { brandSeal, markDrawing, type SealNumbers, sealDrawing } from '@/lib/drawing/seal';

/** The id of the brand's seal, which is drawn once a page. */
const brandId = 'seal';

/** An engraved seal, for the eye alone. Its lines take the color of the text around it. */
export function Seal({ numbers }: { numbers: SealNumbers }) {
  return <SealLines html={sealDrawing(numbers, 't')} />;
}

/** The brand's seal, drawn by the footer of the page. */
export function BrandSeal() {
  return <SealLines html={`<use href="#${brandId}"/>`} />;
}

/** The brand's seal with its drawing, for the footer. */
export function BrandSealDefinition() {
  return <SealLines html={`<g id="${brandId}">${sealDrawing(brandSeal, 'b')}</g>`} />;
}

/** The seal in so few lines that it holds at the size of a letter. */
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
