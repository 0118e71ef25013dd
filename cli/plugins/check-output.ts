import { join, relative } from 'node:path';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createDiagnostics } from '@forgespec/description/diagnostics';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { parse } from '@forgespec/description/load';
import { emitOutput, type EmitOutputOptions, type EmittedOutput } from './test-kit.ts';

/**
 * Checks the rules for outputs, and returns one text for each fault:
 *
 * - The output compiles, also as JavaScript with declarations.
 * - The same description gives the same files, and the order of its paths, schemas and properties has no effect.
 * - Text of the description gets into code only through the escape functions.
 * - A type that replaces another one is a subtype of it, so that the validators check the values of the type.
 *
 * @param input the description and the outputs. The description should use everything that the outputs read.
 */
export async function checkOutput(input: EmitOutputOptions): Promise<readonly string[]> {
  const document = parse({ path: 'openapi.yaml', text: input.description }, createDiagnostics());
  if (!isJsonObject(document)) return ['The description cannot be parsed.'];
  const emitFrom = (description: JsonObject, more: Partial<EmitOutputOptions> = {}): Promise<EmittedOutput> =>
    emitOutput({ ...input, ...more, description: JSON.stringify(description) });
  const first = await emitFrom(document);
  const rest = [
    emitFrom(document),
    emitFrom(reordered(document)),
    emitFrom(withHostileTexts(document)),
    emitFrom(document, { options: { ...input.options, declarationMaps: true } }),
    emitFrom(document, { plugins: [] }),
  ];
  const outputs = [first, ...(await Promise.all(rest))];
  const [, second = first, moved = first, hostile = first, declared = first, plain = first] = outputs;
  try {
    const faults = errorsOf(first, 'The output');
    if (faults.length > 0) return faults;
    const [errors, hostileErrors] = await Promise.all([errorsWithTypes(first, plain), hostile.compile()]);
    const ofTypes = errors.filter((error) => error.startsWith(agreementFile));
    return [
      ...named(
        'The output does not compile',
        errors.filter((error) => !ofTypes.includes(error)),
      ),
      ...differences(first, second).map((path) => `${path} is different in each run.`),
      ...differences(first, moved).map((path) => `${path} depends on the order of the description.`),
      ...errorsOf(hostile, 'With code in the texts of the description, the output'),
      ...named(
        'Text of the description gets into the code',
        hostileErrors.filter((error) => !errors.includes(error)),
      ),
      ...errorsOf(declared, 'With `declarationMaps`, the output'),
      ...named('The replaced type does not match the values that the validators accept', ofTypes),
    ];
  } finally {
    for (const output of outputs) output.remove();
  }
}

const named = (problem: string, errors: readonly string[]): string[] => errors.map((error) => `${problem}: ${error}`);

const errorsOf = ({ diagnostics }: EmittedOutput, subject: string): string[] =>
  diagnostics.flatMap(({ severity, message }) => (severity === 'error' ? [`${subject} has an error: ${message}`] : []));

const differences = (a: EmittedOutput, b: EmittedOutput): string[] =>
  [...new Set([...a.files.keys(), ...b.files.keys()])].filter((path) => a.files.get(path) !== b.files.get(path));

/** The keys whose values are maps. The order of their entries has no meaning. */
const maps = new Set(['callbacks', 'headers', 'paths', 'properties', 'responses', 'schemas', 'securitySchemes']);

/** The keys whose values are not part of the description, but values of the API. */
const values = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** Returns a value in which a function has changed each object that is part of the description. */
function changed(value: JsonValue, change: (key: string, object: JsonObject) => JsonObject, key = ''): JsonValue {
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    values.has(name) || part === undefined ? part : changed(part, change, name),
  ]);
  return change(key, Object.fromEntries(entries));
}

const reordered = (document: JsonObject): JsonObject =>
  changedDocument(document, (key, object) =>
    maps.has(key) || key.startsWith('x-') ? Object.fromEntries(Object.entries(object).toReversed()) : object,
  );

/** A text that becomes code if an output writes it into a comment, a string or a template literal without an escape function. */
const hostileText =
  '*/ notEscaped(); /* \' + notEscaped() + \' " + notEscaped() + " ` + notEscaped() + ` ${notEscaped()}\nnotEscaped();\n';

const withHostileTexts = (document: JsonObject): JsonObject =>
  changedDocument(document, (_, object) => {
    const texts = ['description', 'summary'].filter((name) => typeof object[name] === 'string');
    return { ...object, ...Object.fromEntries(texts.map((name) => [name, hostileText])) };
  });

function changedDocument(document: JsonObject, change: (key: string, object: JsonObject) => JsonObject): JsonObject {
  const result = changed(document, change);
  return isJsonObject(result) ? result : document;
}

/** The file with the comparison of types. */
const agreementFile = 'agreement.ts';

/** Compiles an output. The errors in {@link agreementFile} are for named types that are not subtypes of those without the outputs. */
async function errorsWithTypes(own: EmittedOutput, plain: EmittedOutput): Promise<readonly string[]> {
  const ownNames = new Set(typeNames(own));
  const names = typeNames(plain).filter((name) => ownNames.has(name));
  const path = relative(own.folder, join(plain.folder, 'types/index.ts')).replaceAll('\\', '/');
  const imports = `import type * as own from './types/index.ts';\nimport type * as plain from '${path}';\n`;
  const lines = names.map((name) => `export const check${name} = (value: own.${name}): plain.${name} => value;\n`);
  if (names.length > 0) writeFileSync(join(own.folder, agreementFile), imports + lines.join(''));
  return own.compile();
}

/** Returns the names of the types that the index exports, without those with type parameters. */
function typeNames({ folder }: EmittedOutput): readonly string[] {
  const types = join(folder, 'types');
  if (!existsSync(types)) return [];
  const index = readFileSync(join(types, 'index.ts'), 'utf8');
  return Array.from(index.matchAll(/^export type \* from '([^']+)';$/gmu), ([, path = '']) => {
    const text = readFileSync(join(types, path), 'utf8');
    const found = text.matchAll(/^export (?:interface|type) ([\w$]+)(?![\w$<])/gmu);
    return Array.from(found, ([, name = '']) => name);
  }).flat();
}
