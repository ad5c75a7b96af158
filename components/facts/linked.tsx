import { Fragment, type ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { keepNumbersWhole } from '@/lib/text/characters';
import { linkParts, paragraphs } from '@/lib/text/prose';

/** A paragraph of a prose field with its links. */
export const linked = (paragraph: string): ReactNode =>
  linkParts(paragraph).map(({ before, words, href }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
    <Fragment key={index}>
      {keepNumbersWhole(before)}
      {href && <TextLink href={href}>{keepNumbersWhole(words)}</TextLink>}
    </Fragment>
  ));

export const linkedParagraphs = (prose: string): ReactNode[] => paragraphs(prose).map(linked);
