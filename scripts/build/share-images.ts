import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import { makeHeadingFont } from '../../lib/drawing/heading-font';
import { element, escapeText, svgFile } from '../../lib/drawing/svg';
import { shareCard } from '../../lib/pages/share-card';
import { shareImages } from '../../lib/pages/share-images';
import { routes } from '../../lib/routes';
import type { Content } from '../../lib/schema/content';
import { remembered } from './remembered';

/** Next keeps its cache folder when it cleans up for its own build. */
const fontFile = '.next/cache/headings.ttf';
const options = { font: { fontFiles: [fontFile], loadSystemFonts: false } };

/** Each share image as SVG, by its path in the export. */
export async function drawShareImages(content: Content): Promise<Map<string, string>> {
  mkdirSync(dirname(fontFile), { recursive: true });
  writeFileSync(fontFile, await makeHeadingFont('truetype'));
  const widthAt100 = remembered((text) => {
    const line = element('text', { y: 100, 'font-size': 100 }, escapeText(text));
    return new Resvg(svgFile({ width: 9999, height: 200 }, line), options).getBBox()?.width ?? 0;
  });
  const { brand } = content.business;
  return new Map(
    shareImages(content).map((image) => [
      routes.shareImage(image.file),
      shareCard(image, brand, (text, size) => (widthAt100(text) * size) / 100),
    ]),
  );
}

/** Writes them as PNG. */
export async function writeShareImages(images: ReadonlyMap<string, string>, out: string) {
  mkdirSync(join(out, 'share'), { recursive: true });
  await Promise.all(
    [...images].map(async ([path, svg]) => {
      const image = await renderAsync(svg, options);
      await writeFile(join(out, path), image.asPng());
    }),
  );
}
