import { basename } from 'node:path';
import { businessFiles } from '../../lib/schema/business';
import { otherFiles, schemaOf } from '../../lib/schema/files';
import { type JsonSchema, jsonSchemaOf } from '../../lib/schema/json-schema';
import { pageFiles } from '../../lib/schema/pages/pages';
import { type Caps, fieldsOf } from './fields';
import { pageOf } from './menu';

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
export function adminConfig(backend: object | undefined, siteUrl: string | undefined, caps: Caps) {
  const fields = (name: string) => fieldsOf(schemaNamed(name), caps);
  const form = (path: string) => ({
    name: basename(path),
    label: schemaNamed(path).title,
    file: `content/${path}.yaml`,
    format: 'yaml',
    preview_path: pageOf(path),
    fields: fields(path),
  });
  const forms = (name: string, label: string, files: object) => ({
    name,
    label,
    files: Object.keys(files).map((file) => form(`${name}/${file}`)),
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
    fields: fields(`${name}/any`),
  });
  return {
    load_config_file: false,
    backend,
    site_url: siteUrl,
    app_title: 'Edit the site',
    // It would show names and values; "View on Live Site" shows the page.
    editor: { preview: false },
    media_folder: 'public/photos',
    public_folder: '/photos',
    media_libraries: {
      default: {
        config: {
          max_file_size: 40_000_000,
          slugify_filename: true,
          // The build makes the sizes that pages use (scripts/build/photos.ts).
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
      forms('business', 'The business', businessFiles),
      records('services', 'Service', 'services', 'title'),
      records('towns', 'Town', 'areas', 'name'),
      forms('pages', 'Words on the pages', pageFiles),
      {
        ...records('legal', 'Legal page', '', 'title'),
        extension: 'md',
        format: 'yaml-frontmatter',
        create: false,
        delete: false,
        preview_path: '{{slug}}/',
        fields: [...fields('legal/any'), { name: 'body', label: 'Text', widget: 'markdown' }],
      },
    ],
    singletons: Object.keys(otherFiles).map(form),
  };
}

/** @param name the path of a file in content/, without its extension. */
function schemaNamed(name: string): JsonSchema {
  const schema = schemaOf(`content/${name}.yaml`);
  if (!schema) throw new Error(`expected a schema for content/${name}.yaml, found none`);
  return jsonSchemaOf(schema);
}
