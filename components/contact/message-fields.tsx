import { clsx } from 'clsx';
import { messageWords } from '#words/message';
import { FormField } from '@/components/ui/form-field';
import type { ContactMessage, FieldError } from '@/lib/contact/contact-message';

const controlLook =
  'mt-1 block w-full rounded-md border border-navy-800 bg-cream-50 px-3 py-2 text-base aria-invalid:border-wax-700 aria-invalid:border-2';

const textFields = [
  { field: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { field: 'email', label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { field: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
] as const;

/** The id of a field's control. */
export function controlId(field: keyof ContactMessage): string {
  return `message-${field}`;
}

interface Props {
  errors: readonly FieldError[];
  /** While a message is being sent: what is typed then would be in neither this one nor the next. */
  isLocked: boolean;
}

/** The fields of the contact form, uncontrolled: the DOM keeps what is typed. */
export function MessageFields({ errors, isLocked }: Props) {
  const errorOf = (name: keyof ContactMessage) =>
    errors.find(({ field }) => field === name)?.message;
  const attributesOf = (name: keyof ContactMessage) => ({
    id: controlId(name),
    name,
    className: controlLook,
    ...(errorOf(name) && {
      'aria-invalid': true,
      'aria-describedby': `${controlId(name)}-error`,
    }),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {textFields.map(({ field, label, ...input }) => (
          <FormField key={field} id={controlId(field)} label={label} error={errorOf(field)}>
            <input {...input} {...attributesOf(field)} required readOnly={isLocked} />
          </FormField>
        ))}
        <FormField id={controlId('documentType')} label="Document type (optional)">
          <select {...attributesOf('documentType')} defaultValue="" disabled={isLocked}>
            <option value="">Select Document Type</option>
            {messageWords.documentTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </FormField>
      </div>
      <FormField id={controlId('message')} label="Message" error={errorOf('message')}>
        <textarea
          {...attributesOf('message')}
          className={clsx(controlLook, 'field-sizing-content min-h-40 scroll-mt-16')}
          rows={6}
          required
          readOnly={isLocked}
        />
      </FormField>
    </>
  );
}
