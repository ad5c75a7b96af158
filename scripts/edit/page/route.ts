import type { FieldPath, Kind } from '../api';

/** What the page shows, as its address says after #. */
export type Route =
  | { view: 'left' | 'files' | 'publish' }
  | { view: 'add'; kind: Kind }
  | { view: 'section'; id: string; field: string[] };

/** Reads #/towns/boise?field=civic.0.name and the like. */
export function routeOf(hash: string): Route {
  const [path = '', search] = hash.replace(/^#\/?/, '').split('?');
  if (path === 'add/towns') return { view: 'add', kind: 'towns' };
  if (path === 'add/services') return { view: 'add', kind: 'services' };
  if (path === 'files' || path === 'publish') return { view: path };
  if (path === '' || path === 'left') return { view: 'left' };
  const field = new URLSearchParams(search).get('field');
  return { view: 'section', id: path, field: field ? field.split('.') : [] };
}

/** The address of a section, and of a field in it. */
export function hrefOf(id: string, field: FieldPath = []): string {
  return `#/${id}${field.length > 0 ? `?field=${encodeURIComponent(field.join('.'))}` : ''}`;
}
