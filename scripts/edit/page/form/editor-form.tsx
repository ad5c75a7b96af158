import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FieldProblem, FieldSchema } from '../../api';
import { CheckboxWidget, ChecklistWidget, ChoiceWidget } from './choice-widgets';
import { type Draft, DraftContext, ProblemsContext } from './draft';
import { errorSchemaOf } from './errors';
import { idOf } from './field-id';
import { FieldTemplate } from './field-template';
import { ItemTemplate } from './item-template';
import { LineWidget, LongLineWidget } from './line-widget';
import { ListTemplate } from './list-template';
import { ObjectTemplate } from './object-template';
import { LikenessWidget, MarkdownWidget, ProseWidget } from './text-widgets';
import { uiSchemaOf } from './ui-schema';
import { validator } from './validator';
import { withRows } from './with-rows';

const templates = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
};

const widgets = {
  line: LineWidget,
  longLine: LongLineWidget,
  prose: ProseWidget,
  likeness: LikenessWidget,
  markdown: MarkdownWidget,
  choice: ChoiceWidget,
  checklist: ChecklistWidget,
  checkbox: CheckboxWidget,
};

/** Nothing is filled in that the owner didn't enter. */
const formState = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const;

interface Props {
  schema: FieldSchema;
  draft: Draft;
  problems: readonly FieldProblem[];
  /** Gets the whole value, and the id of the field or list that was changed. */
  onChange: (value: Record<string, unknown>, id: string) => void;
}

/** The fields of a section, for a form around them. The server alone checks them. */
export function EditorForm({ schema, draft, problems, onChange }: Props) {
  const uiSchema = useMemo(() => uiSchemaOf(schema), [schema]);
  const extraErrors = useMemo(() => errorSchemaOf(problems), [problems]);
  const wrong = useMemo(() => problems.map(({ path }) => idOf(path)), [problems]);
  const formData = useMemo(() => withRows(draft.value, schema), [draft.value, schema]);
  return (
    <DraftContext value={draft}>
      <ProblemsContext value={wrong}>
        <Form
          tagName="div"
          schema={schema as RJSFSchema}
          uiSchema={uiSchema}
          formData={formData}
          validator={validator}
          templates={templates}
          widgets={widgets}
          extraErrors={extraErrors}
          showErrorList={false}
          noValidate
          experimental_defaultFormStateBehavior={formState}
          onChange={(event, id = '') => onChange(event.formData ?? {}, id)}
        >
          {/* In place of a button to submit with, which is outside. */}
          {[]}
        </Form>
      </ProblemsContext>
    </DraftContext>
  );
}
