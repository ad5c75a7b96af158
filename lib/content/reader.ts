import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { fileNames } from '../file-names';
import { slug as slugSchema } from '../schema/fields';
import type { Problem } from './problem';
import type { Variables } from './template-variables';
import { parseYaml } from './yaml-document';

type Values<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [Name in keyof Schemas]: z.infer<Schemas[Name]>;
};

function isComplete<Schemas extends Readonly<Record<string, z.ZodType>>>(
  values: object,
): values is Values<Schemas> {
  return Object.values(values).every((value) => value !== undefined);
}

/** Reads the files of content/ below a root and collects their problems. */
export class Reader {
  readonly problems: Problem[] = [];
  readonly #lines = new Map<string, (path: readonly PropertyKey[]) => number>();

  constructor(private readonly root: string) {}

  readonly #names = new Map<string, ReadonlySet<string>>();

  lineOf(file: string, path: readonly PropertyKey[]): number {
    return this.#lines.get(file)?.(path) ?? 1;
  }

  parse<Schema extends z.ZodType>(
    file: string,
    text: string,
    schema: Schema,
    variables: Variables | undefined,
    options: { firstLine?: number; hasGaps?: boolean } = {},
  ): z.infer<Schema> | undefined {
    const parsed = parseYaml(file, text, schema, { ...options, ...(variables && { variables }) });
    if (!parsed.ok) {
      this.problems.push(...parsed.problems);
      return undefined;
    }
    this.#lines.set(file, parsed.lineOf);
    this.noteNames(file, parsed.names);
    return parsed.value;
  }

  noteNames(file: string, names: ReadonlySet<string>): void {
    this.#names.set(file, new Set([...(this.#names.get(file) ?? []), ...names]));
  }

  /** The files that use this name in braces. */
  filesWith(name: string): string[] {
    return [...this.#names].flatMap(([file, names]) => (names.has(name) ? [file] : []));
  }

  /** Whether the file exists and is valid. */
  has(file: string): boolean {
    return this.#names.has(file);
  }

  file<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    variables?: Variables,
    options: { hasGaps?: boolean } = {},
  ): z.infer<Schema> | undefined {
    const file = `content/${name}`;
    if (statSync(join(this.root, file), { throwIfNoEntry: false })?.isFile()) {
      return this.parse(file, readText(join(this.root, file)), schema, variables, options);
    }
    this.problems.push({ file, line: 1, field: '', expected: 'this file', found: 'none' });
    return undefined;
  }

  /** Each file of a folder by its name and schema; undefined if any has a problem. */
  files<Schemas extends Readonly<Record<string, z.ZodType>>>(
    folder: string,
    schemas: Schemas,
    variables?: Variables,
    options?: { hasGaps?: boolean },
  ): Values<Schemas> | undefined {
    const read = Object.entries(schemas).map(([name, schema]) => {
      return [name, this.file(`${folder}/${name}.yaml`, schema, variables, options)] as const;
    });
    const values = Object.fromEntries(read);
    return isComplete<Schemas>(values) ? values : undefined;
  }

  /** None of a folder that isn't there: git keeps no empty one. */
  #fileNames(folder: string): string[] {
    const path = join(this.root, 'content', folder);
    return existsSync(path) ? fileNames(path) : [];
  }

  slugs(folder: string): Set<string> {
    return new Set(this.#fileNames(folder).map((name) => basename(name, '.yaml')));
  }

  /** The files in a folder of content/, each with its slug: its name without the extension. */
  texts(folder: string, ending: string): { file: string; slug: string; text: string }[] {
    return this.#fileNames(folder).flatMap((name) => {
      const file = `content/${folder}/${name}`;
      const slug = basename(name, ending);
      if (name === slug + ending && slugSchema.safeParse(slug).success) {
        return [{ file, slug, text: readText(join(this.root, file)) }];
      }
      const expected = `a file name that is a slug (lowercase letters, digits, hyphens) with ${ending}`;
      this.problems.push({ file, line: 1, field: '', expected, found: `"${name}"` });
      return [];
    });
  }

  folder<Schema extends z.ZodObject>(
    name: string,
    schema: Schema,
    variables: Variables | undefined,
  ) {
    return this.texts(name, '.yaml').flatMap(({ file, slug, text }) => {
      const value = this.parse(file, text, schema, variables);
      return value === undefined ? [] : [{ ...value, slug }];
    });
  }
}

/** The text of a file, without a byte order mark, whatever its line endings, and its letters composed. */
export function readText(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}
