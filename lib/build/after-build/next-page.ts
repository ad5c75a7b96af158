import { earlyScript } from '../../early-script';
import { todayCall } from '../../today-script';
import { UnknownShape } from './step';

/** What Next writes around a page for React, in the order of the page. */
export interface NextPage {
  /** The page up to the early script, without what React needs. */
  before: string;
  /** The page from there on. */
  after: string;
  /** What the early script reads from its own element: attributes, each after a blank. */
  data: string;
  /** The text of the bootstrap and of the scripts that carry the payload, untouched. */
  payload: readonly string[];
  /** Paths of the runtime's files, such as _next/static/chunks/a.js. */
  chunks: readonly string[];
}

/** Every element that may run script. */
const elements = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g;

type Kind = 'early' | 'chunk' | 'bootstrap' | 'payload' | 'dropped' | 'kept';

const chunkPath = '/(_next/static/chunks/[\\w.~-]+\\.js)';

/**
 * Each script of a page, as Next 16.4 writes it and as we do. Dropped: what the loader does itself,
 * and what only browsers load that know no modules. Kept: data, and rules for the browser.
 */
const shapes: readonly (readonly [Kind, RegExp])[] = [
  ['chunk', new RegExp(`^<script src="${chunkPath}" async=""></script>$`)],
  ['dropped', new RegExp(`^<script src="${chunkPath}" noModule=""></script>$`)],
  [
    'dropped',
    new RegExp(`^<link rel="preload" as="script" fetchPriority="low" href="${chunkPath}"/>$`),
  ],
  [
    'bootstrap',
    /^<script id="_R_">(\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[^\]]*\],"runtimeModuleIds":\[[\d,]*\]\}\);)<\/script>$/,
  ],
  ['payload', /^<script>(\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\))<\/script>$/],
  ['payload', /^<script>(self\.__next_f\.push\(\[1,"[^\n]*"\]\))<\/script>$/],
  ['kept', /^<script type="(?:application\/ld\+json|speculationrules)">/],
];

/** What no element but those above may hold. */
const traces = /<script(?![ >])|\/_next\/static\/chunks\/|__next_f|modulepreload/;

/**
 * Takes an exported page apart.
 *
 * @throws UnknownShape at a script that it does not know, and where one is missing or twice there.
 */
export function readNextPage(html: string): NextPage {
  const found: Record<Kind, string[]> = {
    early: [],
    chunk: [],
    bootstrap: [],
    payload: [],
    dropped: [],
    kept: [],
  };
  let rest = '';
  let early = 0;
  let from = 0;
  for (const { 0: element, index } of html.matchAll(elements)) {
    rest += html.slice(from, index);
    from = index + element.length;
    const [kind, part] = read(element);
    found[kind].push(part);
    if (kind === 'kept') rest += element;
    if (kind === 'early') early = rest.length;
  }
  rest += html.slice(from);

  for (const kind of ['early', 'bootstrap'] as const) {
    const times = found[kind].length;
    if (times !== 1) throw new UnknownShape(`the ${kind} script once`, `it ${times} times`);
  }
  const [first = 'none', ...others] = found.payload;
  if (!first.startsWith('(self.') || others.some((text) => text.startsWith('(self.'))) {
    throw new UnknownShape('the first word of the payload, once', first);
  }
  const trace = traces.exec(rest.replace(/<link rel="stylesheet"[^>]*>/, ''));
  if (trace) throw new UnknownShape('nothing else of the runtime', rest.slice(trace.index));
  return {
    before: rest.slice(0, early),
    after: rest.slice(early),
    data: found.early.join(''),
    payload: [...found.bootstrap, ...found.payload],
    chunks: found.chunk,
  };
}

/** What an element is, and the part of it that counts: a path, a text. */
function read(element: string): [Kind, string] {
  const [, data = '', text] =
    /^<script((?: data-[\w-]+="[^"]*")*)>([\s\S]*)<\/script>$/.exec(element) ?? [];
  if (text === earlyScript) return ['early', data];
  if (element === `<script>${todayCall}</script>`) return ['kept', ''];
  for (const [kind, shape] of shapes) {
    const match = shape.exec(element);
    if (match) return [kind, match[1] ?? ''];
  }
  throw new UnknownShape('a script that is known', element);
}
