import type { GoLiveItem, GoLiveNote } from '../../go-live/finding';
import type { Task } from '../api';
import { readContentFile } from '../content-file';
import { pathOf } from '../field-path';
import { type FormFacts, type FormSchema, schemasTo } from '../form/form-schema';
import { uncapitalize } from '../publish/labels';
import { type SectionInfo, sectionWith } from '../sections';
import { formOf } from './form-of';

/** What a message names for people who see the file, as the forms name it. */
function inWordsOfForms(
  say: string,
  form: FormSchema,
  schemas: readonly FormSchema[],
  sections: readonly SectionInfo[],
): string {
  const near = schemas.at(-1) ?? form;
  const label = (name: string) =>
    [near, form].map((from) => schemasTo(from, pathOf(name)).at(-1)?.title).find(Boolean);
  const own = schemas
    .flatMap(({ title }) => title ?? [])
    .slice(-2)
    .join(', ');
  return say
    .replace(/^`[^`]+`:/, `${own}:`)
    .replace(/`([^`]+)`/g, (_, name: string) => uncapitalize(label(name) ?? name))
    .replace(/\b(content\/[\w/-]+\.(?:yaml|md))(?::\d+)?/g, (_, file: string) => {
      const section = sectionWith(sections, file, []);
      return section ? `"${section.title}"` : file;
    });
}

/** The same for what has a name of its own in the forms. */
function shortWords({ file, field }: GoLiveNote, say: string, root: string): string {
  if (field === 'notary.portrait') return 'Your picture: not there yet.';
  if (file === 'content/laws.yaml')
    return `${say.replace(/ \(http.*$/s, '')}: compare it with the current law.`;
  const [, index] = /^testimonials\[(\d+)\]/.exec(field) ?? [];
  if (index === undefined) return say;
  const { location } = Object(Object(readContentFile(root, file).value['testimonials'])[index]);
  return `The review from ${location} is a sample.`;
}

/** The go-live check's findings as tasks with the words of the forms, for a person who sees no file. */
export function tasks(
  root: string,
  sections: readonly SectionInfo[],
  facts: FormFacts,
  findings: readonly (GoLiveItem | GoLiveNote)[],
): Task[] {
  const forms = new Map<string, FormSchema>();
  const formFor = (file: string) => {
    const known = forms.get(file) ?? formOf({ file }, readContentFile(root, file).value, facts);
    forms.set(file, known);
    return known;
  };
  return findings.map((finding) => {
    const form = formFor(finding.file);
    const isLaw = finding.file === 'content/laws.yaml';
    const field = [...pathOf(finding.field), ...(isLaw ? ['read'] : [])];
    const schemas = schemasTo(form, field);
    const hint = schemas.findLast(({ description }) => description)?.description ?? '';
    const isChoice = field[0] === 'agreed';
    const say = shortWords(finding, inWordsOfForms(finding.say, form, schemas, sections), root);
    const task = isChoice ? 'If you agree, enter the date.' : hint;
    return {
      group: 'group' in finding ? finding.group : '',
      say: isChoice ? hint : say,
      do: 'group' in finding ? task : '',
      // A picture is added in a form of its own.
      section:
        finding.field === 'notary.portrait'
          ? 'files'
          : (sectionWith(sections, finding.file, field)?.id ?? ''),
      field,
    };
  });
}
