import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { GenerateOptions } from '../../generator/generate.ts';
import type { Files } from '../folder-with.ts';

/** A description in this folder, and the expected output for it. `README.md` describes the format of the files. */
export interface SmallDocument {
  /** The path of the file without its extension: `names/tag-called-index`. */
  readonly name: string;
  /** A sentence about the case. */
  readonly shows: string;
  /**
   * The severity, code and line of each expected diagnostic: `note name-collision 12`. The line numbers refer to the file in this folder.
   */
  readonly diagnostics: readonly string[];
  /** Options of `generate`. */
  readonly options: Partial<GenerateOptions>;
  /** A map from the path of each checked output file to text that the file must contain. White space is not compared. */
  readonly output: Readonly<Record<string, string>>;
  /** A map from the path of each checked output file to text that the file must not contain. */
  readonly lacks: Readonly<Record<string, string>>;
  /**
   * The text of a module. The module is written beside the folder `api` with the output. It must compile, and must run without an error.
   */
  readonly program: string | undefined;
  /** The files of the description. Each key is a path, and `openapi.yaml` is the root file. */
  readonly files: Files;
}

/** Reads the documents of this folder, sorted by name. */
export function readDocuments(): SmallDocument[] {
  const paths = globSync('*/*.yaml', { cwd: import.meta.dirname }).toSorted();
  return paths.map((path) =>
    readDocument(path.replace(/\.yaml$/u, ''), readFileSync(join(import.meta.dirname, path), 'utf8')),
  );
}

const keys = ['shows', 'tracker', 'options', 'diagnostics', 'output', 'lacks', 'program'];

function readDocument(name: string, text: string): SmallDocument {
  const [head = '', ...parts] = text.split(/^(?=---)/mu);
  const expected = parse(head) as Partial<SmallDocument>;
  const unknown = Object.keys(expected).filter((key) => !keys.includes(key));
  if (unknown.length > 0) throw new Error(`${name}: unknown keys ${unknown.join(', ')}`);
  if (expected.shows === undefined) throw new Error(`${name}: the key shows is missing`);
  const { shows, diagnostics = [], options = {}, output = {}, lacks = {}, program } = expected;
  return { name, shows, diagnostics, options, output, lacks, program, files: filesIn(head, parts) };
}

/**
 * Returns the files of the description. Each part of the document that begins with `---` is a file. The text of each file begins with empty
 * lines, so that its lines have the same numbers as in the document.
 */
function filesIn(head: string, parts: readonly string[]): Files {
  const files: Record<string, string> = {};
  let lines = head.split('\n').length - 1;
  for (const part of parts) {
    const [marker = '', ...rest] = part.split('\n');
    const path = /^--- # (?<path>\S.*)$/u.exec(marker)?.groups?.path ?? 'openapi.yaml';
    files[path] = `${'\n'.repeat(lines + 1)}${rest.join('\n')}`;
    lines += part.split('\n').length - 1;
  }
  return files;
}
