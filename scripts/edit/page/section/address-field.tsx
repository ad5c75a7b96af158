import { FormField } from '@/components/ui/form-field';
import type { Kind } from '../../api';
import { kinds } from './kinds';

interface Props {
  kind: Kind;
  slug: string;
  error?: string | undefined;
  onChange: (slug: string) => void;
}

/** The end of a page's address. */
export function AddressField({ kind, slug, error, onChange }: Props) {
  return (
    <FormField id="address" label="Web address of the page" error={error}>
      <p id="address-hint" className="text-sm/snug">
        Made from the name, in lowercase letters, digits and single hyphens.
      </p>
      <div className="flex items-center gap-2">
        <span>{kinds[kind].folder}</span>
        <input
          id="address"
          className="control"
          required
          spellCheck={false}
          autoCapitalize="none"
          aria-describedby={error ? 'address-error address-hint' : 'address-hint'}
          aria-invalid={error ? true : undefined}
          value={slug}
          onChange={({ target }) => onChange(target.value)}
        />
        <span>/</span>
      </div>
    </FormField>
  );
}
