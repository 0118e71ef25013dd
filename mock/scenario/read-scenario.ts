import { validateHeaderName, validateHeaderValue } from 'node:http';
import {
  createDiagnostics,
  printableLine,
  sourceName,
  suggestion,
  type SourceFile,
} from '@forgespec/description/diagnostics';
import { readSource } from '@forgespec/description/files';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { locationOf, parse } from '@forgespec/description/load';
import { longestDelay } from '../preferences.ts';
import { callRangeOf, type ScenarioStep } from './scenario-step.ts';

/** The error for a file that is not a scenario. The message begins with the location of the fault. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/**
 * Reads a scenario: a YAML or JSON file with a list `steps`.
 *
 * @param operations the operations that a step may name, each as its `operationId` or as a method and a path template.
 * @throws {ScenarioError} if the file cannot be read, or if a step has an unknown key, an unknown operation, or a value of a wrong kind.
 */
export async function readScenario(file: string, operations: readonly string[]): Promise<readonly ScenarioStep[]> {
  const source = await readSource(file);
  if ('code' in source) throw new ScenarioError(`${source.message} ${source.fix}`);
  const diagnostics = createDiagnostics();
  const content = parse(source, diagnostics);
  const [fault] = diagnostics.all;
  if (content === undefined || fault !== undefined)
    return failAt(source, [], [fault?.message ?? 'The file is empty.', fault?.fix ?? ''].join(' ').trim());
  if (!isJsonObject(content) || !Array.isArray(content['steps']))
    return failAt(source, [], 'A scenario is a map with the list `steps`.');
  for (const key of Object.keys(content)) if (key !== 'steps') failAt(source, [key], unknownKey(key, ['steps']));
  return content['steps'].map((step, index) => readStep(step, { source, path: ['steps', index], operations }));
}

interface StepContext {
  readonly source: SourceFile;
  readonly path: readonly (string | number)[];
  readonly operations: readonly string[];
}

/** A map from the keys of a step to the values that each of them may have. */
const kinds: Readonly<Record<string, readonly [isValid: (value: JsonValue) => boolean, words: string]>> = {
  operation: [isText, 'an operationId, or a method and a path such as `POST /pets`'],
  target: [(value) => isText(value) && value.startsWith('/'), 'a path with its query, such as `/pets/7?fields=name`'],
  calls: [(value) => callRangeOf(String(value)) !== undefined, 'the number of a call, or a range: 3, `2-4` or `5-`'],
  status: [(value) => isInteger(value, 200, 599), 'a status from 200 to 599'],
  example: [isText, 'the name of an example of the description'],
  delay: [(value) => isInteger(value, 0, longestDelay), `milliseconds from 0 to ${longestDelay}`],
  headers: [isHeaders, 'a map from names to texts or numbers'],
  body: [() => true, 'any value'],
  base64: [(value) => isText(value) && /^[\d+/A-Za-z]*={0,2}$/u.test(value), 'a text in base64'],
};

function readStep(step: JsonValue, context: StepContext): ScenarioStep {
  const { source, path } = context;
  if (!isJsonObject(step)) return failAt(source, path, 'A step is a map with the key `operation`.');
  for (const [key, value = null] of Object.entries(step)) checkMember(key, value, context);
  if (step['base64'] !== undefined && step['body'] !== undefined)
    failAt(source, [...path, 'base64'], 'A step has either `body` or `base64`.');
  return stepOf(step, checkedOperation(step['operation'], context));
}

function checkMember(key: string, value: JsonValue, { source, path }: StepContext): void {
  const [isValid, words] = Object.hasOwn(kinds, key) ? (kinds[key] ?? []) : [];
  if (isValid === undefined) return failAt(source, [...path, key], unknownKey(key, Object.keys(kinds)));
  if (!isValid(value)) failAt(source, [...path, key], `\`${key}\` must be ${words}.`);
}

function checkedOperation(operation: JsonValue | undefined, { source, path, operations }: StepContext): string {
  if (operation === undefined) return failAt(source, path, `The step names no operation.`);
  const name = String(operation);
  if (name === '*' || operations.includes(name)) return name;
  const message = `There is no operation ${JSON.stringify(name)}.${similar(name, operations)}`;
  return failAt(source, [...path, 'operation'], message);
}

/** Returns the step of a map whose values have been checked. */
function stepOf(
  { target, calls, status, example, delay, headers, body, base64 }: JsonObject,
  operation: string,
): ScenarioStep {
  const entries = Object.entries((headers ?? {}) as Record<string, unknown>);
  const content = base64 === undefined ? body : Buffer.from(String(base64), 'base64');
  return {
    operation,
    calls: (calls === undefined ? undefined : callRangeOf(String(calls))) ?? { first: 1, last: Infinity },
    headers: Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)])),
    ...(target !== undefined && { target: String(target) }),
    ...(status !== undefined && { status: Number(status) }),
    ...(example !== undefined && { example: String(example) }),
    ...(delay !== undefined && { delay: Number(delay) }),
    ...(content !== undefined && { body: content }),
  };
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string' && value !== '';
}

const isInteger = (value: JsonValue, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Returns true if a value is a map of headers that Node.js can send. */
function isHeaders(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  return Object.entries(value).every(([name, text]) => {
    if (typeof text !== 'string' && typeof text !== 'number') return false;
    try {
      validateHeaderName(name);
      validateHeaderValue(name, String(text));
      return true;
    } catch {
      return false;
    }
  });
}

const unknownKey = (key: string, known: readonly string[]): string =>
  `There is no key ${JSON.stringify(key)} here; the keys are ${known.join(', ')}.${similar(key, known)}`;

function similar(name: string, known: readonly string[]): string {
  const found = suggestion(name, known);
  return found === undefined ? '' : ` Did you mean ${JSON.stringify(found)}?`;
}

function failAt(source: SourceFile, path: readonly (string | number)[], message: string): never {
  const { line, column } = locationOf(source, path);
  throw new ScenarioError(printableLine(`${sourceName(source.path)}:${line}:${column}: ${message}`));
}
