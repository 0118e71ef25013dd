import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import { methods } from '@forgespec/templates/shared/methods';
import type { JsonObject } from '../json.ts';
import type { Fields, FieldType, ObjectName } from './field-type.ts';
import { objectShapes } from './object-shapes.ts';
import { fieldTypeWords, withArticle } from './type-words.ts';
import { fieldLike, schemaKeywords } from './unknown-field.ts';

/** A key that belongs to another object, usually because of its indentation. */
export interface MisplacedKey {
  /** The key to report. */
  readonly key: string;
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly fix: string;
  /** The keys whose other problems have the same cause. */
  readonly causes: readonly string[];
}

/** Returns the keys of an object that belong to an object inside it or around it. */
export function findMisplacedKeys(node: JsonObject, name: ObjectName): MisplacedKey[] {
  const keys = Object.keys(node).filter((key) => !key.startsWith('x-'));
  const shape = objectShapes[name];
  if (shape.kind === 'fields') {
    const unknown = keys.filter((key) => !Object.hasOwn(shape.fields, key));
    if (unknown.length === 0) return [];
    const typeOf = (key: string): FieldType | undefined => shape.fields[key]?.type;
    const isOutside = (key: string, type: FieldType): boolean =>
      unknown.includes(key) && fieldLike(key, shape.fields) === undefined && hasKey(type, key);
    return dedented(node, keys, typeOf, isOutside) ?? inFields(unknown, name, shape.fields);
  }
  if (name === 'Paths') {
    const isPath = (key: string): boolean => key.startsWith('/');
    if (keys.every(isPath)) return [];
    const isOutside = (key: string, type: FieldType): boolean => !isPath(key) && hasKey(type, key);
    return dedented(node, keys.filter(isPath), () => shape.value, isOutside) ?? keys.flatMap(inPaths);
  }
  if (name === 'Responses') {
    const isStatus = (key: string): boolean => /^\d/u.test(key) || key === 'default';
    if (keys.every(isStatus)) return [];
    const isOutside = (key: string, type: FieldType): boolean => !isStatus(key) && hasKey(type, key);
    const first = keys.find(isStatus);
    return (
      dedented(node, keys.filter(isStatus), () => shape.value, isOutside) ??
      keys.flatMap((key) => inResponses(key, first))
    );
  }
  return name === 'Callback' ? keys.flatMap(inCallback) : [];
}

/** Finds an empty key whose content is beside it, because the content is not indented. */
function dedented(
  node: JsonObject,
  keys: readonly string[],
  typeOf: (key: string) => FieldType | undefined,
  isOutside: (key: string, type: FieldType) => boolean,
): MisplacedKey[] | undefined {
  for (const key of keys) {
    const type = node[key] === null ? typeOf(key) : undefined;
    if (type === undefined) continue;
    const outside = Object.keys(node).filter((other) => isOutside(other, type));
    if (outside.length === 0) continue;
    const message = `\`${key}\` is empty (null), and not ${fieldTypeWords(type)}.`;
    return [misplaced(key, message, `Indent ${listed(outside)} below \`${key}\`.`, [key, ...outside])];
  }
  return undefined;
}

/** Returns true if a value of a type may have a key. */
function hasKey(type: FieldType, key: string): boolean {
  if (type.kind === 'map') return true;
  if (type.kind === 'schema') return key === '$ref' || schemaKeywords.includes(key);
  return type.kind === 'object' && isField(key, type.name);
}

function isField(key: string, name: ObjectName): boolean {
  const shape = objectShapes[name];
  return shape.kind === 'fields' && Object.hasOwn(shape.fields, key);
}

/** The fields of an operation that determine its types. */
const essential = ['requestBody', 'responses'];

function inFields(unknown: readonly string[], name: ObjectName, fields: Fields): MisplacedKey[] {
  if (name === 'Path Item') {
    return unknown.flatMap((key) => {
      const message = `\`${key}\` is not a field of a Path Item Object.`;
      if (/^[1-5](?:\d\d|XX)$/u.test(key))
        return [misplaced(key, message, 'Move it into `responses` of an operation.')];
      return essential.includes(key) ? [misplaced(key, message, 'Indent it below a method, such as `get`.')] : [];
    });
  }
  const keywords = Object.hasOwn(fields, 'schema') ? unknown.filter((key) => schemaKeywords.includes(key)) : [];
  if (keywords.length < 2 || name === 'Media Type') return [];
  const key = keywords.find((keyword) => keyword === 'type') ?? keywords[0] ?? '';
  const message = `${listed(keywords)} are not fields of ${withArticle(name)}.`;
  return [{ ...misplaced(key, message, 'Move them into `schema`.', keywords), severity: 'warning' }];
}

function inPaths(key: string): MisplacedKey[] {
  if (isMethod(key)) {
    const fix = `Write a path such as \`/pets:\` above it, and indent \`${key}\` below the path.`;
    return [misplaced(key, `The method ${key} is among the paths, and not in a path.`, fix)];
  }
  if (!isField(key, 'OpenAPI')) return [];
  const fix = 'Remove its indentation: it belongs to the first level of the file.';
  return [misplaced(key, `\`${key}\` is among the paths.`, fix)];
}

function inResponses(key: string, status: string | undefined): MisplacedKey[] {
  const message = `\`${key}\` is among the responses, and not a status.`;
  if (isField(key, 'Response')) {
    const fix = `Indent it below a status, such as '${status ?? '200'}'.`;
    return [{ ...misplaced(key, message, fix), code: 'status-invalid' }];
  }
  if (!isField(key, 'Operation')) return [];
  return [{ ...misplaced(key, message, 'Move it into the operation, beside `responses`.'), code: 'status-invalid' }];
}

function inCallback(key: string): MisplacedKey[] {
  if (!isMethod(key)) return [];
  const message = `The method ${key} is directly in a Callback Object, which needs a runtime expression as key.`;
  const fix = `Write an expression such as \`'{$request.body#/url}':\` above it, and indent \`${key}\`.`;
  return [misplaced(key, message, fix)];
}

const isMethod = (key: string): boolean => methods.some((method) => method === key);

const misplaced = (key: string, message: string, fix: string, causes: readonly string[] = [key]): MisplacedKey => ({
  key,
  code: 'structure-invalid',
  severity: 'error',
  message,
  fix,
  causes,
});

/** Returns names as words: `` `a`, `b` and `c` ``. */
function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length === 1 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
}
