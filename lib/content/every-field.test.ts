import { parse } from 'yaml';
import { schemaOf } from '../schema/files';
import {
  childSchema,
  fieldSchema,
  isGroup,
  type JsonSchema,
  jsonSchemaOf,
  mapLeaves,
} from '../schema/json-schema';
import { isBlank } from './as-schema';
import { splitFrontMatter } from './front-matter';
import { sourceAt } from './read-content';
import { testRoot } from './test-content.fixture';

/** What would make it another business: other tests, and the second site of e2e/sites, have these. */
const elsewhere = [
  ...['agreed.law', 'agreed.noDaysOff', 'agreed.withoutOregon', 'officers.dualTrays'],
  ...['commissions.OR.remote.technology', 'commissions.OR.remote.since'],
  ...['onRecord.bond.words', 'onRecord.bond.through'],
  ...['onRecord.certification.words', 'onRecord.certification.through'],
  ...['texts', 'delivery', 'home.street', 'branch', 'notice.text', 'notice.until'],
].map((field) => `content/business/.${field}`);
// The go-live check asks for a law in place of its copy.
elsewhere.push('content/.laws.*.copy');
// Those of a service that needs an authorization are in its texts without one, too.
const notes = ['otherNames.*', 'notes.*.text', 'notes.*.state', 'notes.*.source'];
elsewhere.push(...notes.map((field) => `content/services/.otherwise.commonDocuments.*.${field}`));

/** The path of each text, number or the like that a schema knows, with * for the entries of a list. */
function fieldsOf(schema: JsonSchema, path = ''): string[] {
  const { json } = fieldSchema(schema);
  const { type, properties } = json;
  if (type === 'array') return fieldsOf(childSchema(json, 0), `${path}.*`);
  if (!properties) return [path];
  return Object.entries(properties).flatMap(([key, field]) =>
    isGroup(field) ? fieldsOf(field, `${path}.${key}`) : [],
  );
}

it('the made-up business has every other field of each kind of file at least once', () => {
  const missing = new Map<JsonSchema, Set<string>>();
  for (const [file, text] of sourceAt(testRoot).texts) {
    const schema = schemaOf(file);
    if (!schema) continue;
    const json = jsonSchemaOf(schema);
    const left = missing.get(json) ?? new Set(fieldsOf(json, file.replace(/[^/]*$/, '')));
    missing.set(json, left);
    mapLeaves(parse(splitFrontMatter(text)?.head ?? text), json, (leaf, _, path) => {
      const keys = path.map((key) => (typeof key === 'number' ? '*' : String(key)));
      if (!isBlank(leaf)) left.delete([file.replace(/[^/]*$/, ''), ...keys].join('.'));
    });
  }
  expect([...missing.values()].flatMap((left) => [...left])).toEqual(elsewhere);
});
