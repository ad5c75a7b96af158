import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as z from 'zod';
import { slug as slugSchema } from '../schema/fields';
import { isQuoted } from '../schema/files';
import { checkText, checkWords, type TextFinding } from './check-text';
import { checkValue, type Reference } from './check-value';
import { fileNames } from './file-names';
import type { Finding, FindLine, Path } from './problem';
import type { Variables } from './template-variables';
import { parseYaml, readText } from './yaml-document';

type Schemas = Readonly<Record<string, z.ZodType>>;
type Values<Of extends Schemas> = { [Name in keyof Of]: z.infer<Of[Name]> };

function isComplete<Of extends Schemas>(values: object): values is Values<Of> {
  return Object.values(values).every((value) => value !== undefined);
}

/** Reads the files of content/ below a root, and collects what is wrong with them. */
export class Reader {
  readonly findings: Finding[] = [];
  /** The text of each file, which is read once. */
  readonly texts = new Map<string, string>();
  readonly #lines = new Map<string, (path: Path) => number>();
  /** The slugs and files that each valid file names. */
  readonly #references = new Map<string, Reference[]>();

  constructor(private readonly root: string) {}

  readonly lineOf: FindLine = (file, path) => this.#lines.get(file)?.(path) ?? 1;

  /** The slugs and files that valid files name. */
  references(): (Reference & { file: string })[] {
    return [...this.#references].flatMap(([file, references]) =>
      references.map((reference) => ({ file, ...reference })),
    );
  }

  /**
   * The value of a YAML text by its schema, with its names in braces filled in; undefined if it's wrong.
   *
   * @param hasGaps whether the schema knows more names in braces than the variables.
   */
  parse<Schema extends z.ZodType>(
    file: string,
    text: string,
    schema: Schema,
    variables?: Variables,
    hasGaps = false,
  ): z.infer<Schema> | undefined {
    const { value, lineOf, errors } = parseYaml(text);
    this.#lines.set(file, lineOf);
    if (errors.length > 0) {
      // A letter may be why.
      this.report(file, text, checkWords(text, isQuoted(file)));
      this.findings.push(...errors.map((error) => ({ code: 'yaml' as const, file, ...error })));
      return undefined;
    }
    const { data, findings, references } = checkValue(value, schema, variables, (words) =>
      variables ? checkText(words, variables, hasGaps) : checkWords(words, isQuoted(file)),
    );
    this.findings.push(...findings.map((finding) => ({ file, ...finding })));
    if (data !== undefined) this.#references.set(file, references);
    return data;
  }

  /** Notes what was found in a text of a file, on its line. */
  report(file: string, text: string, found: readonly TextFinding[]): void {
    for (const finding of found) {
      const line = text.slice(0, finding.index).split('\n').length;
      this.findings.push({ ...finding, file, line });
    }
  }

  file<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    variables?: Variables,
    hasGaps?: boolean,
  ): z.infer<Schema> | undefined {
    const file = `content/${name}`;
    if (statSync(join(this.root, file), { throwIfNoEntry: false })?.isFile()) {
      return this.parse(file, this.#text(file), schema, variables, hasGaps);
    }
    this.findings.push({ code: 'missing-file', file });
    return undefined;
  }

  /** Each file of a folder by its name and schema; undefined if any has a problem. */
  files<Of extends Schemas>(folder: string, schemas: Of, variables?: Variables, hasGaps?: boolean) {
    const read = Object.entries(schemas).map(([name, schema]) => {
      return [name, this.file(`${folder}/${name}.yaml`, schema, variables, hasGaps)] as const;
    });
    const values = Object.fromEntries(read);
    return isComplete<Of>(values) ? values : undefined;
  }

  /** The files in a folder of content/, each with its slug: its name without the extension. */
  filesIn(folder: string, ending: string): { file: string; slug: string; text: string }[] {
    const path = join(this.root, 'content', folder);
    // Git keeps no empty folder.
    const names = existsSync(path) ? fileNames(path) : [];
    return names.flatMap((name) => {
      const file = `content/${folder}/${name}`;
      const slug = basename(name, ending);
      const isSlug = name === slug + ending && slugSchema.safeParse(slug).success;
      if (isSlug) return [{ file, slug, text: this.#text(file) }];
      this.findings.push({ code: 'file-name', file, value: name, ending });
      return [];
    });
  }

  folder<Schema extends z.ZodObject>(name: string, schema: Schema, variables?: Variables) {
    return this.filesIn(name, '.yaml').flatMap(({ file, slug, text }) => {
      const value = this.parse(file, text, schema, variables);
      return value === undefined ? [] : [{ ...value, slug }];
    });
  }

  #text(file: string): string {
    const text = this.texts.get(file) ?? readText(join(this.root, file));
    this.texts.set(file, text);
    return text;
  }
}
