'use client';

import { required } from '@/lib/islands/required';
import { type KnownPaths, nameToken, resolveUnknownPath } from '@/lib/not-found/unknown-path';

interface Props {
  known: KnownPaths;
  brand: string;
}

/** Reads the URL of a page that doesn't exist, and shows the template that fits it. */
export function notFoundSwitch(island: HTMLElement, { known, brand }: Props): void {
  const path = location.pathname;
  const meant = resolveUnknownPath(path, known);
  // Where a host serves this page at an existing URL, a redirect to it would never end.
  if (meant.kind === 'moved' && meant.to !== path) {
    location.replace(meant.to + location.search + location.hash);
    return;
  }
  if (meant.kind === 'town') {
    show(island, meant.state, meant.name);
    // About how wide the name is (app/venue.css): a short one has room beside the brace.
    required(island, '.venue').style.setProperty('--ems', `${0.6 * meant.name.length + 1}`);
  }
  if (meant.kind === 'attraction') show(island, meant.kind, meant.slug);
  if (meant.kind === 'page') console.log('Page not found:', path);
  document.title = `${required(island, 'h1').textContent} | ${brand}`;
  delete document.documentElement.dataset['unknown'];
}

/** Replaces the page's content with a template, and the token in it with a name. */
function show(island: HTMLElement, kind: string, name: string): void {
  const template = required(island, `[data-kind="${kind}"]`);
  // Under `next dev` it is an ordinary element, because React doesn't fill templates.
  const content = template instanceof HTMLTemplateElement ? template.content : template;
  for (const link of content.querySelectorAll('a')) {
    link.href = link.href.replaceAll(encodeURIComponent(nameToken), encodeURIComponent(name));
  }
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.textContent = text.textContent?.replaceAll(nameToken, () => name) ?? '';
  }
  island.replaceChildren(...content.childNodes);
  window.showStatus?.();
}
