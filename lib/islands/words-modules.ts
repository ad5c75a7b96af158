/** What the modules of words contain, which the bundlers make from content (words.ts). */

declare module '#words/error' {
  export const errorWords: import('./words').IslandWords['error'];
}

declare module '#words/finder' {
  export const finderWords: import('./words').IslandWords['finder'];
}

declare module '#words/price' {
  export const priceWords: import('./words').IslandWords['price'];
}
