import { formSchemaOf } from '../content-file';
import { formFacts } from '../form/facts';
import { type FormFacts, type FormSchema, formSchema, partOf } from '../form/form-schema';
import { listSections, type SectionInfo } from '../sections';
import { checkContent } from './check-draft';

export function factsOf(root: string): FormFacts {
  return formFacts(listSections(root), checkContent(root).content);
}

/** The form of a file, or of the fields of it that a section shows, for the value the file has. */
export function formOf(
  { file, fields }: Pick<SectionInfo, 'file' | 'fields'>,
  value: unknown,
  facts: FormFacts,
): FormSchema {
  const schema = formSchema(formSchemaOf(file), value, facts);
  return fields ? partOf(schema, fields) : schema;
}
