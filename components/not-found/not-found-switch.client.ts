import { type KnownSlugs, nameToken, resolveUnknownPath } from '@/lib/pages/unknown-path';

interface Props {
  known: KnownSlugs;
  brand: string;
}

/** Reads the URL of a page that is not there, and shows the template that fits it. */
export function notFoundSwitch(island: HTMLElement, { known, brand }: Props): void {
  const path = location.pathname;
  const missing = resolveUnknownPath(path, known);
  switch (missing.kind) {
    case 'moved':
      // A host that answers a real address with this page must not be asked for it again and again.
      if (missing.to !== path) location.replace(missing.to);
      break;
    case 'town':
      show(island, missing.kind, missing.name);
      document.title = `Mobile notary in ${missing.name} | ${brand}`;
      break;
    case 'place':
      show(island, missing.kind, missing.slug);
      document.title = `Attraction not found | ${brand}`;
      break;
    case 'page':
      console.log('Page not found:', path);
  }
}

/** Replaces the page's content with a template, with a name where that has the token. */
function show(island: HTMLElement, kind: string, name: string): void {
  const template = island.querySelector(`[data-kind="${kind}"]`);
  // Under `next dev` it is an element like others: React fills no templates.
  const content = template instanceof HTMLTemplateElement ? template.content : template;
  if (!content) return;
  for (const link of content.querySelectorAll('a')) {
    link.href = link.href.replaceAll(encodeURIComponent(nameToken), encodeURIComponent(name));
  }
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.textContent = text.textContent?.replaceAll(nameToken, () => name) ?? '';
  }
  island.replaceChildren(...content.childNodes);
  window.today?.();
}
