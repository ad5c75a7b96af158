/** What the modules of content contain, which the bundlers make (island-content.ts). */

declare module '#content/*' {
  type IslandContent = import('./island-content').IslandContent;
  const modules: { [Name in keyof IslandContent as `${Name}Content`]: IslandContent[Name] };
  export = modules;
}
