import type { ValidatorType } from '@rjsf/utils';

/** The server checks what is typed; the form only has to find out which schema a value is of. */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, value) =>
    schema.type === undefined || schema.type === (Array.isArray(value) ? 'array' : typeof value),
  rawValidation: () => ({}),
};
