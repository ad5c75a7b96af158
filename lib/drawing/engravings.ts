import { color } from './palette';

/** The folder of what is drawn by hand. */
export const engravingsFolder = 'public/engravings';

/** A drawing by hand whose colors, custom properties named like their tokens, are those of the palette. */
export const inPalette = (svg: string) =>
  svg.replace(/--([a-z]+-\d+):#[0-9a-f]{6}/g, (_, token: string) => `--${token}:${color(token)}`);
