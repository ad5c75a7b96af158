import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fileNames } from '../../lib/content/file-names';

/** The weight in which the CMS draws its icons. */
const weight = 300;

/**
 * Leaves only the icons in their typeface that the forms may draw: it has 4,000, and a phone would
 * wait for them. An icon is a ligature, drawn for its name; every word in quotes in the scripts
 * that is such a name counts, so that an upgrade brings its new icons along.
 *
 * @param folder that of the forms, with the whole typeface.
 * @param scripts the paths of the forms' scripts.
 */
export async function subsetIcons(folder: string, scripts: readonly string[]): Promise<void> {
  const file = fileNames(folder).find((name) => /\/material-symbols.*woff2$/.test(name)) ?? '';
  const path = join(folder, file);
  const code = scripts.map((name) => readFileSync(name, 'utf8')).join('\n');
  if (!code.includes(`"wght" ${weight}`)) {
    throw new Error(`expected icons of the weight ${weight} in /admin/, found another`);
  }
  // Not written in the call, because the library's types don't know its first option.
  const all = {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  } as const;
  const whole = await subsetFont(readFileSync(path), '', all);
  const letters = '_0123456789abcdefghijklmnopqrstuvwxyz';
  const icons = iconsIn(whole, new Set(code.match(/(?<=["'`>])[a-z\d_]+(?=["'`<])/g)));
  // With the closure, the letters would bring all icons along.
  const options = { targetFormat: 'woff2', noLayoutClosure: true } as const;
  writeFileSync(path, await subsetFont(whole, letters + icons.join(''), options));
}

/** The characters of the icons with these names. */
function iconsIn(typeface: Buffer, names: ReadonlySet<string>): string[] {
  const face = new Face(new Blob(typeface));
  const font = new Font(face);
  const codes = new Map([...face.collectUnicodes()].map((code) => [font.nominalGlyph(code), code]));
  return [...names].flatMap((name) => {
    const run = new Run();
    run.addText(name);
    run.guessSegmentProperties();
    shape(font, run);
    const [glyph, ...others] = run.getGlyphInfos();
    const code = codes.get(glyph?.codepoint);
    return code && others.length === 0 ? String.fromCodePoint(code) : [];
  });
}
