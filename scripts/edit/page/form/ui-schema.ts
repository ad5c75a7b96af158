import type { UiSchema } from '@rjsf/utils';
import type { FieldSchema } from '../../api';
import { childSchema, isCheckList, isObject } from './field-schema';

/** A line of more characters doesn't fit beside the buttons of a list: it wraps. */
const wide = 45;

/** Says for each field of a schema how it is entered: the name of a widget in editor-form.tsx. */
export function uiSchemaOf(schema: FieldSchema): UiSchema {
  if (schema.input === 'hidden') return { 'ui:widget': 'hidden' };
  if (isCheckList(schema)) return { 'ui:widget': 'checklist' };
  // The fields of a row are alike.
  if (schema.type === 'array') {
    return { items: uiSchemaOf(childSchema(schema, 0) ?? {}) };
  }
  if (schema.type === 'object') {
    const names = isObject(schema['properties']) ? Object.keys(schema['properties']) : [];
    return Object.fromEntries(
      names.map((name) => [name, uiSchemaOf(childSchema(schema, name) ?? {})]),
    );
  }
  return { 'ui:widget': widgetOf(schema) };
}

function widgetOf({ type, input, format, maxLength, ...schema }: FieldSchema): string {
  if (type === 'boolean') return 'checkbox';
  if (input === 'choice' || schema['enum']) return 'choice';
  if (input === 'prose' || input === 'likeness' || input === 'markdown') return input;
  const isLong = type === 'string' && !format && typeof maxLength === 'number' && maxLength > wide;
  return isLong ? 'longLine' : 'line';
}
