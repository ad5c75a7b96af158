import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../lib/routes';
import type { FieldPath, Kind } from './api';
import { readContentFile } from './content-file';
import { business, others, pages } from './menu';

/** A part of the content with a form of its own. */
export interface SectionInfo {
  /** Such as business/hours or towns/boise. */
  id: string;
  title: string;
  /** The heading of the menu it is under. */
  group: string;
  /** Such as content/business.yaml. */
  file: string;
  /** The fields of the file that it shows; all of them if left out. */
  fields?: readonly string[];
  /** The path of the page that shows it best. */
  page: string;
  /** Set if it can be renamed and removed. */
  kind?: Kind;
}

/** The files of a folder in content/, each with its slug and what it is called. */
function filesIn(root: string, folder: string, name: string) {
  const files = readdirSync(join(root, 'content', folder)).filter((file) =>
    /\.(?:yaml|md)$/.test(file),
  );
  const entries = files.map((file) => {
    const path = `content/${folder}/${file}`;
    const slug = file.replace(/\.\w+$/, '');
    return { slug, file: path, title: titleIn(root, path, name) ?? slug };
  });
  return entries.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

function titleIn(root: string, file: string, name: string): string | undefined {
  try {
    const title = readContentFile(root, file).value[name];
    return typeof title === 'string' ? title : undefined;
  } catch {
    // Another program has broken the file; its form says how.
    return undefined;
  }
}

/** Every part of the content that has a form, in the order of the menu. */
export function listSections(root: string): SectionInfo[] {
  const towns = filesIn(root, 'towns', 'name');
  const services = filesIn(root, 'services', 'title');
  const [town] = towns;
  const [service] = services;
  const examples: Record<string, string> = {
    town: routes.town(town?.slug ?? ''),
    service: routes.service(service?.slug ?? ''),
  };
  const single = others.map(([name, title, group]) => ({
    id: name,
    title,
    group,
    file: `content/${name}.yaml`,
    page: name === 'checklist' ? (examples['service'] ?? '/') : routes.home,
  }));
  const inGroup = (group: string) => single.filter((section) => section.group === group);
  return [
    ...business.map(([id, title, page, fields]) => ({
      id: `business/${id}`,
      title,
      group: 'The business',
      file: 'content/business.yaml',
      fields,
      page,
    })),
    ...services.map(({ slug, file, title }) => ({
      id: `services/${slug}`,
      title,
      group: 'Services',
      file,
      page: routes.service(slug),
      kind: 'services' as const,
    })),
    ...inGroup('Services'),
    ...towns.map(({ slug, file, title }) => ({
      id: `towns/${slug}`,
      title,
      group: 'Towns',
      file,
      page: routes.town(slug),
      kind: 'towns' as const,
    })),
    ...inGroup('Towns'),
    ...inGroup('Reviews'),
    ...pages.map(([name, title, page]) => ({
      id: `pages/${name}`,
      title,
      group: 'Words on the pages',
      file: `content/pages/${name}.yaml`,
      page: page || (examples[name] ?? '/'),
    })),
    ...filesIn(root, 'legal', 'title').map(({ slug, file, title }) => ({
      id: `legal/${slug}`,
      title,
      group: 'Legal',
      file,
      page: routes.legal(slug),
    })),
    ...inGroup('Legal'),
  ];
}

/** The section with a field of a file; undefined if none shows it. */
export function sectionWith(
  sections: readonly SectionInfo[],
  file: string,
  path: FieldPath,
): SectionInfo | undefined {
  const field = String(path[0] ?? '');
  const ofFile = sections.filter((section) => section.file === file);
  return ofFile.find(({ fields }) => !fields || fields.includes(field)) ?? ofFile[0];
}
