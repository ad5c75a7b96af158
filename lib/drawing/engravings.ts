import { color } from './palette';

/** The folder of what is drawn by hand. */
export const engravingsFolder = 'public/engravings';

/** An engraving with the palette's colors, in custom properties of the same names. */
export const inPalette = (svg: string) =>
  svg.replace(/--([a-z]+-\d+):#[0-9a-f]{6}/g, (_, token: string) => `--${token}:${color(token)}`);
