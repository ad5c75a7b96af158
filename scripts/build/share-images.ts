import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import { makeHeadingFont } from '../../lib/drawing/heading-font';
import { element, escapeText, svgFile } from '../../lib/drawing/svg';
import { memoize } from '../../lib/memoize';
import { shareCard } from '../../lib/metadata/share-card';
import { shareImages } from '../../lib/metadata/share-images';
import { routes } from '../../lib/routes';
import type { Content } from '../../lib/schema/content';

/** Next keeps its cache folder when it cleans up for its own build. */
const fontFile = '.next/cache/headings.ttf';
const options = { font: { fontFiles: [fontFile], loadSystemFonts: false } };

export async function writeShareImages(content: Content, out: string): Promise<void> {
  mkdirSync(dirname(fontFile), { recursive: true });
  writeFileSync(fontFile, await makeHeadingFont('truetype'));
  const widthAt100 = memoize((text: string) => {
    const line = element('text', { y: 100, 'font-size': 100 }, escapeText(text));
    return new Resvg(svgFile({ width: 9999, height: 200 }, line), options).getBBox()?.width ?? 0;
  });
  const widthOf = (text: string, size: number) => (widthAt100(text) * size) / 100;
  mkdirSync(join(out, 'share'), { recursive: true });
  // One at a time, because each takes up 3 MB until it's written.
  for (const image of shareImages(content)) {
    const card = shareCard(image, content.business.brand, widthOf);
    const drawn = await renderAsync(card, options);
    await writeFile(join(out, routes.shareImage(image.file)), drawn.asPng());
  }
}
