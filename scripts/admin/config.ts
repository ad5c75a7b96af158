import type { CmsConfig, EntryCollection } from '@sveltia/cms';
import type { ZodObject } from 'zod';
import { businessFiles } from '../../lib/schema/business';
import { slugPattern } from '../../lib/schema/fields';
import { type RecordKind, recordKinds, topLevelFiles } from '../../lib/schema/files';
import { jsonSchemaOf } from '../../lib/schema/json-schema';
import { pageFiles } from '../../lib/schema/pages/pages';
import { capitalize } from '../../lib/text/format';
import { type Caps, fieldsOf } from './fields';
import { livePathOf, menuOf } from './menu';

/** The build makes the sizes that pages use (scripts/build/photos.ts). */
const photos = {
  max_file_size: 40_000_000,
  slugify_filename: true,
  transformations: {
    raster_image: { format: 'webp' as const, quality: 80, width: 1728, height: 1728 },
  },
};

/** The CMS's configuration, made from the schemas of the content, but for where it saves. */
export function adminConfig(siteUrl: string | undefined, caps: Caps) {
  const fields = (schema: ZodObject) => fieldsOf(jsonSchemaOf(schema), caps);
  const forms = (folder: string, files: Record<string, ZodObject>) =>
    Object.entries(files).map(([name, schema]) => ({
      name,
      label: jsonSchemaOf(schema).title,
      file: `content/${folder}${name}.yaml`,
      preview_path: livePathOf(`${folder}${name}`),
      fields: fields(schema),
    }));
  const business = (menu: string) =>
    forms('business/', businessFiles).filter(({ name }) => menuOf('business', name) === menu);
  const records = ({ kind, folder, file, name, list }: RecordKind): EntryCollection => ({
    name: folder,
    label: capitalize(folder),
    label_singular: capitalize(kind),
    folder: `content/${folder}`,
    extension: 'yaml',
    identifier_field: name,
    slug: {
      template: `{{fields.${name}}}`,
      editable: true,
      pattern: [slugPattern.source, 'lowercase letters, digits and hyphens'],
    },
    summary: `{{fields.${name}}}`,
    sortable_fields: [name],
    preview_path: `${list}{{slug}}/`,
    fields: fields(file),
  });
  const legalPages = (kind: RecordKind): EntryCollection => ({
    ...records(kind),
    label: 'Legal pages',
    label_singular: 'Legal page',
    extension: 'md',
    format: 'yaml-frontmatter',
    create: false,
    delete: false,
    fields: [...fields(kind.file), { name: 'body', label: 'Text', widget: 'markdown' }],
  });
  return {
    load_config_file: false,
    site_url: siteUrl,
    app_title: 'Edit the site',
    // `npm run edit` has the live page beside the forms.
    editor: { preview: siteUrl === undefined },
    media_folder: 'public/photos',
    public_folder: '/photos',
    media_libraries: { default: { config: photos }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    // The form of lib/content/saves/canonical.ts.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [
      { name: 'business', label: 'The business', files: business('business') },
      ...recordKinds.filter(({ kind }) => kind !== 'legal').map(records),
      { name: 'pages', label: 'Words on the pages', files: forms('pages/', pageFiles) },
      ...recordKinds.filter(({ kind }) => kind === 'legal').map(legalPages),
      {
        name: 'engineers',
        label: 'For engineers',
        description: 'Leave these as they are unless you maintain the code.',
        files: business('engineers'),
      },
    ],
    singletons: forms('', topLevelFiles),
  } satisfies Omit<CmsConfig, 'backend'>;
}
