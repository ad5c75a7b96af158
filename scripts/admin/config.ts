import { schemaOf } from '../../lib/schema/files';
import { type JsonSchema, jsonSchemaOf } from '../../lib/schema/json-schema';
import type { Backend } from './backend';
import { type Caps, type Field, fieldsOf } from './fields';
import { businessPages, otherMenu, pageMenu } from './menu';

const slug = {
  editable: true,
  pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'lowercase letters, digits and hyphens'],
};

/**
 * The configuration of the content management system, made from the schemas that the build checks the
 * content against.
 *
 * @param backend where it saves; undefined if the site doesn't know.
 */
export function adminConfig(backend: Backend | undefined, siteUrl: string, caps: Caps) {
  const fields = (file: string): Field[] => fieldsOf(fileSchema(file), caps);
  const form = (name: string, label: string, page: string, folder = '') => ({
    name,
    label,
    file: `content/${folder}${name}.yaml`,
    format: 'yaml',
    preview_path: page,
    fields: fields(`content/${folder}${name}.yaml`),
  });
  const records = (name: string, label_singular: string, path: string, title: string) => ({
    name,
    label: `${label_singular}s`,
    label_singular,
    folder: `content/${name}`,
    extension: 'yaml',
    format: 'yaml',
    identifier_field: title,
    slug: { template: `{{fields.${title}}}`, ...slug },
    summary: `{{fields.${title}}}`,
    sortable_fields: [title],
    preview_path: `${path}/{{slug}}/`,
    fields: fields(`content/${name}/any.yaml`),
  });
  return {
    load_config_file: false,
    backend,
    site_url: siteUrl,
    app_title: 'Edit the site',
    publish_mode: 'simple',
    // It would show names and values; "View on Live Site" shows the page.
    editor: { preview: false },
    media_folder: 'public/photos',
    public_folder: '/photos',
    media_libraries: {
      default: {
        config: {
          max_file_size: 40_000_000,
          slugify_filename: true,
          // The build makes the sizes that pages use (scripts/build/steps/make-photos.ts).
          transformations: {
            raster_image: { format: 'webp', quality: 80, width: 1728, height: 1728 },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    // The form of lib/content/canonical.ts.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [
      {
        name: 'business',
        label: 'The business',
        files: Object.entries(businessPages).map(([name, page]) =>
          form(name, fileSchema(`content/business/${name}.yaml`).title ?? name, page, 'business/'),
        ),
      },
      records('services', 'Service', 'services', 'title'),
      records('towns', 'Town', 'areas', 'name'),
      {
        name: 'pages',
        label: 'Words on the pages',
        files: Object.entries(pageMenu).map(([name, [label, page]]) =>
          form(name, label, page, 'pages/'),
        ),
      },
      {
        name: 'legal',
        label: 'Legal pages',
        label_singular: 'Legal page',
        folder: 'content/legal',
        extension: 'md',
        format: 'yaml-frontmatter',
        identifier_field: 'title',
        create: false,
        delete: false,
        preview_path: '{{slug}}/',
        fields: [
          ...fields('content/legal/any.md'),
          {
            name: 'body',
            label: 'Text',
            widget: 'markdown',
            editor_components: [],
            modes: ['rich_text', 'raw'],
          },
        ],
      },
    ],
    singletons: Object.entries(otherMenu).map(([name, [label, page]]) => form(name, label, page)),
  };
}

/** @throws if no file is called so: the menu names only those that exist. */
function fileSchema(file: string): JsonSchema {
  const schema = schemaOf(file);
  if (!schema) throw new Error(`expected a schema for ${file}, found none`);
  return jsonSchemaOf(schema);
}
