import { capitalize } from '../../../../lib/text';
import { partAt } from '../field-in-view';
import type { Problem } from './draw-page';

const className = 'not-right-yet';

/** Says at each field of the open form what is wrong with it. */
export function noteAtFields(problems: readonly Problem[]): void {
  const notes = problems.flatMap(({ field, isMissing }) => {
    const at = field && partAt(field.path);
    return at && !isMissing ? [{ at, textContent: capitalize(field.words) }] : [];
  });
  for (const old of document.querySelectorAll(`.${className}`)) old.remove();
  for (const { at, textContent } of notes) {
    at.append(Object.assign(document.createElement('p'), { className, textContent }));
  }
}
