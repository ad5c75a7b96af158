import { clsx } from 'clsx';
import type { AriaAttributes, ReactNode, RefObject } from 'react';
import { type ContactMessage, controlId, type FieldError } from '@/lib/contact/contact-message';

/** `scroll-mt`: a link from the list of errors shows the field with its label and error. */
const controlLook = 'blank mt-1 text-base scroll-mt-32';

const textFields = [
  { field: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { field: 'email', label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { field: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
] as const;

const languageId = 'message-language';

type ControlAttributes = AriaAttributes & Record<'id' | 'name' | 'className', string>;

interface Props {
  box: RefObject<HTMLTextAreaElement | null>;
  documentTypes: readonly string[];
  /** What to say of the signers' language. */
  language: string;
  errors: readonly FieldError[];
  /** True while a message is being sent: what is typed then would be lost. */
  isLocked: boolean;
}

/** The fields of the contact form, uncontrolled: the DOM keeps what is typed. */
export function MessageFields({ box, documentTypes, language, errors, isLocked }: Props) {
  const labeled = (
    name: keyof ContactMessage,
    label: string,
    control: (attributes: ControlAttributes) => ReactNode,
  ) => {
    const id = controlId(name);
    const error = errors.find(({ field }) => field === name)?.message;
    const broken = { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
    return (
      <div key={name}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {error && (
          <p id={`${id}-error`} className="font-semibold text-wax-700">
            <span className="sr-only">Error: </span>
            {error}
          </p>
        )}
        {control({ id, name, className: controlLook, ...(error && broken) })}
      </div>
    );
  };
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {textFields.map(({ field, label, ...input }) =>
          labeled(field, label, (control) => (
            <input {...input} {...control} required readOnly={isLocked} />
          )),
        )}
        {labeled('documentType', 'Document type (optional)', (control) => (
          <select {...control} defaultValue="" disabled={isLocked}>
            <option value="">Select Document Type</option>
            {documentTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        ))}
      </div>
      {labeled('message', 'Message', ({ className, ...control }) => (
        <>
          <textarea
            {...control}
            ref={box}
            aria-describedby={clsx(control['aria-describedby'], languageId)}
            className={clsx(className, 'field-sizing-content min-h-40 resize-y')}
            rows={6}
            required
            readOnly={isLocked}
          />
          <p id={languageId} className="mt-2 text-sm">
            {language}
          </p>
        </>
      ))}
    </>
  );
}
