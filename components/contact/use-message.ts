import { useRef, useState } from 'react';
import { type ContactMessage, type FieldError, fieldErrors } from '@/lib/contact/contact-message';
import { forgetInquiry } from '@/lib/islands/inquiry';
import { deliver, type Failure } from './deliver';
import { deleteDraft, saveDraft } from './draft';

type Step =
  | { name: 'writing'; errors: readonly FieldError[] }
  | { name: 'sending' }
  | { name: 'failed'; failure: Failure; message: ContactMessage }
  | { name: 'done'; message: ContactMessage };

const empty: Step = { name: 'writing', errors: [] };

/**
 * Takes the message from the form, and delivers it if there is a URL. The draft is deleted once it
 * has arrived, or another message is begun: an app that doesn't open or a reload loses nothing.
 */
export function useMessage(delivery: string | undefined) {
  const [step, setStep] = useState<Step>(empty);
  // The step wouldn't tell: two clicks kept for hydration come before React has rendered the first.
  const isBusy = useRef(false);

  async function submit(form: HTMLFormElement) {
    if (isBusy.current) return;
    const message = readForm(form);
    const errors = fieldErrors(message);
    if (errors.length > 0) {
      setStep({ name: 'writing', errors });
      return;
    }
    if (delivery) {
      isBusy.current = true;
      // The button that was clicked may disappear with the panel that told of a failure.
      form.querySelector<HTMLElement>('[type=submit]')?.focus();
      setStep({ name: 'sending' });
      const outcome = await deliver(delivery, message);
      isBusy.current = false;
      if (outcome !== 'delivered') {
        setStep({ name: 'failed', failure: outcome, message });
        return;
      }
      deleteDraft();
    } else {
      console.log('Contact form submitted:', message);
    }
    setStep({ name: 'done', message });
  }

  function edit(form: HTMLFormElement) {
    saveDraft(form);
    // Keeps the text and the email on offer in step with the fields.
    if (step.name === 'failed') setStep({ ...step, message: readForm(form) });
  }

  function restart() {
    deleteDraft();
    forgetInquiry();
    setStep(empty);
  }

  return { step, submit, edit, change: () => setStep(empty), restart };
}

function readForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const answer = (name: string) => String(data.get(name) ?? '');
  return {
    name: answer('name'),
    email: answer('email'),
    phone: answer('phone'),
    documentType: answer('documentType'),
    message: answer('message'),
  };
}
