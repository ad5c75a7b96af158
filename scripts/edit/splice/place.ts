import type { Document, ParsedNode } from 'yaml';
import type { Edit } from './source';

/** Where a node is: after the colon of a key, or after the dash of an entry. */
interface Place {
  kind: 'key' | 'item';
  /** The column of that key or dash. */
  indent: number;
  /** The offset after that colon or dash. */
  after: number;
  /** Whether it's between brackets or braces. */
  inFlow?: boolean;
}

/** The edits that make a node say something else; none if it says so already. */
export type Splice = (node: ParsedNode | null, next: unknown, place: Place) => Edit[];

export interface At extends Place {
  source: string;
  document: Document.Parsed;
  splice: Splice;
}
