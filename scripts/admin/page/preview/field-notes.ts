import { capitalize } from '../../../../lib/text';
import { partAt } from '../field-in-view';
import type { Problem } from './draw-page';

const className = 'not-right-yet';

/** Says at each field of the open form what is wrong with it. */
export function noteAtFields(problems: readonly Problem[]): void {
  for (const old of document.querySelectorAll(`.${className}`)) old.remove();
  for (const { path, words } of problems) {
    const note = { className, textContent: capitalize(words) };
    if (path) partAt(path)?.append(Object.assign(document.createElement('p'), note));
  }
}
