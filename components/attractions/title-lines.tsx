import { Fragment } from 'react';
import { balancedLines } from '@/lib/fit-text';

/** A line of this many letters fits a window of 320 px. */
const longestLine = 17;

/**
 * A name as the title of a page. It breaks at the same words in the headings' typeface and in its
 * fallbacks, so that nothing moves when the typeface arrives.
 */
export function TitleLines({ name }: { name: string }) {
  return balancedLines(name, longestLine).map((line, index) => (
    <Fragment key={line}>
      {index > 0 && (
        <>
          {' '}
          <br />
        </>
      )}
      {line}
    </Fragment>
  ));
}
