import { useMemo } from 'react';
import { ErrorSummary } from '@/components/ui/error-summary.client';
import type { FieldProblem } from '../../api';
import { idOf } from '../form/field-id';
import { hrefOf } from '../route';

interface Props {
  /** The id of the section that is shown. */
  section: string;
  problems: readonly FieldProblem[];
}

/** All that is wrong, each with a link to its field here or in another section. */
export function ProblemSummary({ section, problems }: Props) {
  const errors = useMemo(() => {
    const said = new Map<string, string[]>();
    for (const { section: of, path, label, say } of problems) {
      const id = of === section || of === '' ? idOf(path) : hrefOf(of, path).slice(1);
      said.set(id, [...(said.get(id) ?? []), label ? `${label}: ${say}` : say]);
    }
    return [...said].map(([id, says]) => ({ id, message: says.join(' ') }));
  }, [section, problems]);
  if (errors.length === 0) return null;
  return (
    <div className="mb-6">
      <h2 className="sr-only">What to correct</h2>
      <ErrorSummary errors={errors} />
    </div>
  );
}
