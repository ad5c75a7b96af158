/** What the modules of words contain, which the bundlers make from content (words.ts). */

declare module '#words/*' {
  type IslandWords = import('./words').IslandWords;
  const modules: { [Name in keyof IslandWords as `${Name}Words`]: IslandWords[Name] };
  export = modules;
}
