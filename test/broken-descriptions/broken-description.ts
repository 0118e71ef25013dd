import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Files } from '../folder-with.ts';
import { applyChanges } from './apply-changes.ts';
import { jsonForm } from './json-form.ts';
import { locationOf, readMarks, type ExpectedPlace, type MarkedText } from './marked-text.ts';

/** A description with one mistake, and the diagnostic that is expected for it. */
export interface BrokenDescription {
  /** The group and the name of the case: `paths: a space`. If the case was converted from YAML to JSON, ` (JSON)` follows. */
  readonly name: string;
  /** A map from the path of each file to its text. The texts do not contain the marks `⟦` and `⟧`. */
  readonly files: Files;
  /** The root file. */
  readonly root: string;
  readonly expected: ExpectedDiagnostic;
}

export interface ExpectedDiagnostic {
  /** True for a finding of a rule, which only `lint` reports. */
  readonly isOfRule: boolean;
  readonly severity: 'error' | 'note' | 'warning';
  /** True for a warning whose message states an assumption about the faulty part. The generator continues with this assumption. */
  readonly hasAssumption: boolean;
  readonly code: string;
  readonly file: string;
  readonly location: ExpectedPlace;
  /** Texts that the message contains. */
  readonly message: readonly string[];
  /** A text that the fix contains. */
  readonly fix: string;
  /** The codes of further diagnostics that the commands also report, because of the same mistake. */
  readonly followers: readonly string[];
}

/** An entry of a file in `cases/`. */
interface Entry {
  readonly name: string;
  /** The text of the whole root file: of openapi.yaml in `yaml`, or of openapi.json in `json`. */
  readonly yaml?: string;
  readonly json?: string;
  /**
   * The changes of shop.yaml, or of the file `of`. Each key is a text, which is replaced by the value. If the value is null, the line with the text is removed.
   */
  readonly change?: Readonly<Record<string, string | null>>;
  /** The file that is changed, in place of shop.yaml. */
  readonly of?: 'swagger-shop.yaml';
  /** The version of OpenAPI. Default: 3.1.0. */
  readonly version?: string;
  /** The files beside openapi.yaml. */
  readonly files?: Readonly<Record<string, string>>;
  /** Present if the mistake does not exist in JSON. */
  readonly only?: 'yaml';
  readonly error?: string;
  /** The code of a warning. The message of the warning states an assumption about the faulty part, with which the generator continues. */
  readonly fault?: string;
  readonly warning?: string;
  readonly note?: string;
  /** The rule of Redocly that finds the mistake. The command `generate` runs rules only if the project configures them. */
  readonly rule?: string;
  readonly message: readonly string[];
  /** The word that the fix proposes with "Did you mean". */
  readonly means?: string;
  readonly fix?: string;
  readonly followers?: readonly string[];
}

const folder = join(import.meta.dirname, 'cases');
/** Returns the text of a valid description, without the comment in its first line. */
const readValid = (file: string): string =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replace(/^#.*\n/u, '');

/** Returns all cases. If the mistake of a case is also possible in JSON, the case converted to JSON is another case. */
export function readCases(): BrokenDescription[] {
  return readdirSync(folder).flatMap((file) => {
    const entries = parse(readFileSync(join(folder, file), 'utf8')) as readonly Entry[];
    return entries.flatMap((entry) => formsOf(basename(file, '.yaml'), entry));
  });
}

function formsOf(group: string, entry: Entry): BrokenDescription[] {
  try {
    return formsOfEntry(group, entry);
  } catch (error) {
    throw new Error(`${group}: ${entry.name}: ${String(error)}`, { cause: error });
  }
}

function formsOfEntry(group: string, entry: Entry): BrokenDescription[] {
  const { name, yaml, json, change, of = 'shop.yaml', version = '3.1.0' } = entry;
  if (json !== undefined) return [brokenDescription(`${group}: ${name}`, { 'openapi.json': readMarks(json) }, entry)];
  const root = yaml ?? applyChanges(readValid(of).replace('openapi: 3.1.0', `openapi: ${version}`), change ?? {});
  const marked = Object.entries({ 'openapi.yaml': root, ...entry.files });
  const texts = Object.fromEntries(marked.map(([path, text]) => [path, readMarks(text)]));
  const inYaml = brokenDescription(`${group}: ${name}`, texts, entry);
  if (entry.only === 'yaml' || group === 'yaml-syntax') return [inYaml];
  return [inYaml, brokenDescription(`${group}: ${name} (JSON)`, jsonForm(texts), entry)];
}

function brokenDescription(name: string, texts: Readonly<Record<string, MarkedText>>, entry: Entry): BrokenDescription {
  const paths = Object.keys(texts);
  const [root = ''] = paths;
  const marked = paths.filter((path) => texts[path]?.range !== undefined);
  const [file = root] = marked;
  const { text = '', range = [0, 1] as const } = texts[file] ?? {};
  if (marked.length > 1 || (marked.length === 0 && text !== '')) throw new Error(`${marked.length} marks`);
  const { error, fault, warning, note, rule, message, means, fix, followers = [] } = entry;
  const inForm = (words: string): string =>
    root.endsWith('.json') && entry.json === undefined ? words.replaceAll('.yaml', '.json') : words;
  return {
    name,
    files: Object.fromEntries(Object.entries(texts).map(([path, { text: content }]) => [path, content])),
    root,
    expected: {
      isOfRule: rule !== undefined,
      severity: note === undefined ? (error === undefined ? 'warning' : 'error') : 'note',
      hasAssumption: fault !== undefined,
      code: error ?? fault ?? warning ?? note ?? rule ?? '',
      file,
      location: locationOf(text, range),
      message: message.map(inForm),
      fix: inForm(means === undefined ? (fix ?? '') : `Did you mean \`${means}\`?`),
      followers,
    },
  };
}
