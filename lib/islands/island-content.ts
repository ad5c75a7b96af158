import { knownDocuments } from '../documents/documents';
import { areas, localities } from '../finder/localities';
import { routes } from '../routes';
import type { Content } from '../schema/content';
import { formatList } from '../text/format';
import { fill } from '../text/templates';
import { homeTownOf } from '../towns/towns';

/**
 * The facts and the owner's sentences that islands and error screens need on every page: they are
 * part of their files, not of each page (decision 0001). Each set is a module for its users:
 * `finderContent` are in `#content/finder` (content-modules.ts).
 */
export function islandContent(content: Content) {
  const { business, pages, services } = content;
  const { label, hint, answers } = pages.finder;
  const { languages } = business;
  const { latitude, longitude } = homeTownOf(content);
  const { languages: spoken } = pages.documents.answers;
  const online = services.find((service) => service.online);
  return {
    error: {
      phone: business.phone,
      textNumber: business.textNumber,
      /** What follows the number. */
      mark: business.placeholders.includes('phone') ? ' (sample)' : '',
    },
    finder: {
      label,
      hint,
      answers,
      /** The path of the service that needs no town; empty while nothing is done online. */
      onlinePage: online ? routes.service(online.slug) : '',
      localities: localities(content),
      areas: areas(content),
      home: { latitude, longitude },
      /** The states whose commission is held. */
      served: business.authority.states,
    },
    documents: {
      ...pages.documents,
      /** What we speak; empty until the owner lists it. */
      languages: languages.length > 0 ? fill(spoken, { languages: formatList(languages) }) : '',
      documents: knownDocuments(services),
      /** In the order of all services, by which a document names its own. */
      services: services.map(({ slug, title }) => ({
        title,
        path: routes.service(slug),
        checklist: routes.whatToBring(slug),
      })),
    },
    price: pages.price.calculator,
  };
}

/** @public Knip doesn't see that content-modules.ts uses it. */
export type IslandContent = ReturnType<typeof islandContent>;

/** The code of each module of content, by its name. */
export function contentModules(content: Content): ReadonlyMap<string, string> {
  const sets = Object.entries(islandContent(content));
  return new Map(
    sets.map(([name, content]) => [
      `#content/${name}`,
      `export const ${name}Content = ${JSON.stringify(content)};`,
    ]),
  );
}
