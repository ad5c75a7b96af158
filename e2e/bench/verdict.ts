import type { PageSummary } from './summary';

/** The page's largest paint to that of its floor. */
const lcpLimit = 1.05;
/** Milliseconds; below it. */
const tbtLimit = 20;

/** What misses a target, page by page, in words; empty when all are reached. */
export function misses(summaries: readonly PageSummary[]): string[] {
  return summaries.flatMap(({ page, medians, faults }) => {
    const [own, floor] = [medians.get('page'), medians.get('floor')];
    if (!own || !floor) return [];
    const lcp = own.lcp / floor.lcp;
    const scores = {
      performance: own.performance,
      accessibility: own.accessibility,
      'best practices': own.bestPractices,
      SEO: own.seo,
    };
    return [
      ...(lcp > lcpLimit
        ? [`LCP is ${lcp.toFixed(3)} of its floor; expected at most ${lcpLimit}`]
        : []),
      ...(own.tbt >= tbtLimit
        ? [`TBT is ${Math.round(own.tbt)} ms; expected under ${tbtLimit}`]
        : []),
      ...(own.cls > 0 ? [`CLS is ${own.cls.toFixed(4)}; expected 0`] : []),
      ...Object.entries(scores).flatMap(([name, score]) =>
        score < 100 ? [`${name} is ${score}; expected 100${reasons(name, faults)}`] : [],
      ),
    ].map((line) => `${page}: ${line}`);
  });
}

function reasons(name: string, faults: readonly string[]): string {
  const own = faults.filter((fault) => fault.startsWith(`${name}: `));
  return own.length > 0 ? ` (${own.map((fault) => fault.slice(name.length + 2)).join(', ')})` : '';
}
