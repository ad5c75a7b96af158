import type * as z from 'zod';
import { slug as slugSchema } from '../../schema/fields';
import { isByClients } from '../../schema/files';
import { jsonSchemaOf } from '../../schema/json-schema';
import type { FindLine, Mismatch, Path, Problem } from '../problem';
import { withoutLapsed } from '../resolving/without-lapsed';
import { checkWords, type ReadingContext } from '../text/check-text';
import { type DatedClaim, datedClaims, type Proofs } from '../text/claims';
import { basisOf, type Reference, readText } from './read-text';
import type { ReadingStage } from './template-variables';

type Schemas = Readonly<Record<string, z.ZodType>>;
type Values<Of extends Schemas> = { [Name in keyof Of]: z.infer<Of[Name]> };

function isComplete<Of extends Schemas>(values: object): values is Values<Of> {
  return Object.values(values).every((value) => value !== undefined);
}

export interface Source {
  /** The folder with content/, if it isn't the project's. */
  root?: string;
  /** The files of content/, by their path from the root. */
  texts: ReadonlyMap<string, string>;
  /** The paths of the files in the public folder. */
  publicFiles: readonly string[];
}

/** Reads the files of content/, and collects what is wrong with them. */
export class Reader {
  readonly problems: Problem[] = [];
  /** What valid files refer to. */
  readonly references: (Reference & { file: string })[] = [];
  /** The claims that held through a day that is over. */
  readonly lapsed: readonly DatedClaim[];
  readonly #lines = new Map<string, (path: Path) => number>();
  /**
   * What any reader last read in each file at each stage: in the forms and in `next dev`, all files
   * but one are as they were a moment ago, and most name none of the facts that changed. It's
   * static because those who read in turn, such as a preview and a save, share nothing else.
   */
  static readonly #last = new Map<string, { basis: string; schema: z.ZodType; reading: unknown }>();

  /** @param isDraft true to read whatever a schema takes, even if something else is wrong. */
  constructor(
    readonly source: Source,
    readonly proofs: Proofs,
    readonly day: string,
    readonly isDraft = false,
  ) {
    this.lapsed = datedClaims(proofs).filter(({ through }) => through < day);
  }

  readonly lineOf: FindLine = (file, path) => this.#lines.get(file)?.(path) ?? 1;

  /** A YAML text's value by its schema, its names in braces filled in; undefined if it's wrong. */
  parse<Schema extends z.ZodType>(
    file: string,
    text: string,
    schema: Schema,
    stage: ReadingStage = { known: 'nothing' },
  ): z.infer<Schema> | undefined {
    const { proofs, day } = this;
    const read = Reader.#read(file, text, schema, { stage, proofs, day });
    const { data, lineOf, errors, problems, references } = read;
    this.#lines.set(file, lineOf);
    if (errors.length > 0) {
      // An invisible letter may be why it isn't YAML.
      this.report(file, text, checkWords(text, proofs, isByClients(file)));
      this.problems.push(...errors.map((error) => ({ file, ...error })));
      return undefined;
    }
    this.problems.push(...problems.map((problem) => ({ file, ...problem })));
    if (data === undefined || (problems.length > 0 && !this.isDraft)) return undefined;
    // The business is read once more, when its own facts are known.
    if (stage.known === 'laws') return data;
    this.references.push(...references.map((reference) => ({ file, ...reference })));
    if (stage.known === 'nothing' || this.lapsed.length === 0) return data;
    return withoutLapsed(data, jsonSchemaOf(schema), this.lapsed, stage.brand);
  }

  static #read<Schema extends z.ZodType>(
    file: string,
    text: string,
    schema: Schema,
    context: ReadingContext,
  ): ReturnType<typeof readText<Schema>> {
    const key = `${file} ${context.stage.known}`;
    const basis = basisOf(text, context);
    const last = Reader.#last.get(key);
    // A schema always reads the same type.
    if (last?.basis === basis && last.schema === schema) return last.reading as typeof reading;
    const reading = readText(file, text, schema, context);
    Reader.#last.set(key, { basis, schema, reading });
    return reading;
  }

  report(file: string, text: string, found: readonly Mismatch[]): void {
    for (const problem of found) {
      const line = text.slice(0, problem.index ?? 0).split('\n').length;
      this.problems.push({ ...problem, file, line });
    }
  }

  file<Schema extends z.ZodType>(name: string, schema: Schema, stage?: ReadingStage) {
    const file = `content/${name}`;
    const text = this.textOf(file);
    return text === undefined ? undefined : this.parse(file, text, schema, stage);
  }

  /** The text of a file that content has to have. */
  textOf(file: string): string | undefined {
    const text = this.source.texts.get(file);
    if (text === undefined) this.problems.push({ file, expected: 'this file', found: 'none' });
    return text;
  }

  /** Each file of a folder by its name and schema; undefined if any has a problem. */
  files<Of extends Schemas>(folder: string, schemas: Of, stage?: ReadingStage) {
    const read = Object.entries(schemas).map(([name, schema]) => {
      return [name, this.file(`${folder}/${name}.yaml`, schema, stage)] as const;
    });
    const values = Object.fromEntries(read);
    return isComplete<Of>(values) ? values : undefined;
  }

  /** The files in a folder of content/, each with its slug: its name without the extension. */
  filesIn(folder: string, ending: string): { file: string; slug: string; text: string }[] {
    return [...this.source.texts].flatMap(([file, text]) => {
      const [, top = '', name] = /^content\/(\w+)\/(.*)$/.exec(file) ?? [];
      if (top !== folder || name === undefined) return [];
      const slug = name.endsWith(ending) ? name.slice(0, -ending.length) : '';
      if (slugSchema.safeParse(slug).success) return [{ file, slug, text }];
      const expected = `a file name of lowercase letters, digits and hyphens, with ${ending}`;
      this.problems.push({ file, expected, found: `"${name}"` });
      return [];
    });
  }

  folder<Schema extends z.ZodObject>(name: string, schema: Schema, stage?: ReadingStage) {
    return this.filesIn(name, '.yaml').flatMap(({ file, slug, text }) => {
      const value = this.parse(file, text, schema, stage);
      return value === undefined ? [] : [{ ...value, slug }];
    });
  }
}
