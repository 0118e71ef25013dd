import { suggestion } from '../../diagnostics/suggestion.ts';
import { methods } from '@forgespec/templates/shared/methods';
import { isJsonObject, type JsonObject } from '../../json/json.ts';
import type { Fields, FieldType, ObjectName } from './field-type.ts';
import { objectShapes } from './object-shapes.ts';
import { dedented, hasKey, isField, listed, misplaced, type MisplacedKey } from './misplaced-key.ts';
import { withArticle, writtenName } from './type-words.ts';
import { fieldLike, schemaKeywords } from './unknown-field.ts';

/** Returns the keys of an object that belong to an inner or an outer object. */
export function findMisplacedKeys(node: JsonObject, name: ObjectName): MisplacedKey[] {
  const keys = Object.keys(node).filter((key) => !key.startsWith('x-'));
  const shape = objectShapes[name];
  if (shape.kind === 'fields') return misplacedInFields(node, keys, name, shape.fields);
  if (writtenName(name) === 'Paths') return misplacedInPaths(node, keys, name, shape.value);
  if (writtenName(name) === 'Responses') return misplacedInResponses(node, keys, shape.value);
  return name === 'Callback' ? keys.flatMap(inCallback) : [];
}

function misplacedInFields(
  node: JsonObject,
  keys: readonly string[],
  name: ObjectName,
  fields: Fields,
): MisplacedKey[] {
  const unknown = keys.filter((key) => !Object.hasOwn(fields, key));
  if (unknown.length === 0) return [];
  const typeOf = (key: string): FieldType | undefined => fields[key]?.type;
  const isOutside = (key: string, type: FieldType): boolean =>
    unknown.includes(key) && hasKey(type, key) && (type.kind === 'object' || fieldLike(key, fields) === undefined);
  return (
    misspeltReference(node, unknown, name, fields) ??
    withoutColon(node, unknown, fields) ??
    dedented(node, keys, typeOf, isOutside) ??
    beside(node, unknown, fields) ??
    tooDeep(node, unknown, name) ??
    inFields(unknown, name, fields)
  );
}

const isPath = (key: string): boolean => key.startsWith('/');

/** Returns the name of the root object in the version of the specification that has the object `name`. */
const rootOf = (name: ObjectName): ObjectName => (name.startsWith('Swagger') ? 'Swagger' : 'OpenAPI');

function misplacedInPaths(
  node: JsonObject,
  keys: readonly string[],
  name: ObjectName,
  pathItem: FieldType,
): MisplacedKey[] {
  if (keys.every(isPath)) return [];
  const isOutside = (key: string, type: FieldType): boolean => !isPath(key) && hasKey(type, key);
  const components = node['components'] === null ? keys.filter((key) => !isPath(key)) : undefined;
  return (
    dedented(node, keys.filter(isPath), () => pathItem, isOutside) ??
    (components === undefined ? fieldsAmongPaths(keys) : undefined) ??
    keys.flatMap((key) => inPaths(key, rootOf(name), components))
  );
}

const isStatus = (key: string): boolean => /^\d/u.test(key) || key === 'default';

function misplacedInResponses(node: JsonObject, keys: readonly string[], response: FieldType): MisplacedKey[] {
  if (keys.every(isStatus)) return [];
  const isOutside = (key: string, type: FieldType): boolean => !isStatus(key) && hasKey(type, key);
  const first = keys.find(isStatus);
  return (
    dedented(node, keys.filter(isStatus), () => response, isOutside) ?? keys.flatMap((key) => inResponses(key, first))
  );
}

/** Finds a `$ref` that is misspelt or has no value. Missing fields are then not reported, because the object should be a reference. */
function misspeltReference(
  node: JsonObject,
  unknown: readonly string[],
  name: ObjectName,
  fields: Fields,
): MisplacedKey[] | undefined {
  const key = unknown.find((other) => other.startsWith('$') && suggestion(other, ['$ref']) !== undefined);
  if (key === '$ref' && node[key] === null) {
    const empty = '`$ref` is empty: YAML reads a # after a space as the start of a comment.';
    const fix = "Write the reference in quotes: `'#/components/…'`.";
    return [misplaced(key, empty, fix, [key, ...Object.keys(fields)])];
  }
  if (key === undefined || key === '$ref') return undefined;
  const message = `\`${key}\` is not a field of ${withArticle(name)}.`;
  return [misplaced(key, message, 'Did you mean `$ref`?', [key, ...Object.keys(fields)])];
}

/** Finds keys in braces that have no colon, as in `{ name MIT }`. YAML then reads the key and the value as one key. */
function withoutColon(node: JsonObject, unknown: readonly string[], fields: Fields): MisplacedKey[] | undefined {
  for (const key of unknown) {
    const [, name = '', value = ''] = /^(\S+)\s+(.+)$/u.exec(key) ?? [];
    if (node[key] !== null || !(name === '$ref' || Object.hasOwn(fields, name))) continue;
    const causes = [key, ...(name === '$ref' ? Object.keys(fields) : [name])];
    return [misplaced(key, `The key \`${name}\` has no colon.`, `Write \`${name}: ${value}\`.`, causes)];
  }
  return undefined;
}

/** Finds an unknown key that is a required field of a neighbouring object, if the neighbouring object lacks this field. */
function beside(node: JsonObject, unknown: readonly string[], fields: Fields): MisplacedKey[] | undefined {
  for (const key of unknown) {
    for (const [sibling, { type }] of Object.entries(fields)) {
      const object = node[sibling];
      if (type.kind !== 'object' || !isJsonObject(object) || Object.hasOwn(object, key)) continue;
      const shape = objectShapes[type.name];
      if (shape.kind !== 'fields' || shape.fields[key]?.isRequired === undefined) continue;
      const message = `\`${key}\` is beside \`${sibling}\`, and not in it.`;
      return [{ ...misplaced(key, message, `Indent \`${key}\` below \`${sibling}\`.`), isOfSibling: true }];
    }
  }
  return undefined;
}

const owners = ['Operation', 'Path Item', 'Components', 'OpenAPI'] as const;
const swaggerOwners = ['Swagger Operation', 'Swagger Path Item', 'Swagger'] as const;

/**
 * Finds an empty field that belongs to an outer object. The field is indented too far, so its content is on the same level as the field.
 */
function tooDeep(node: JsonObject, unknown: readonly string[], name: ObjectName): MisplacedKey[] | undefined {
  const key = unknown.find((field) => node[field] === null);
  if (key === undefined || unknown.length < 2) return undefined;
  const owner = (rootOf(name) === 'Swagger' ? swaggerOwners : owners).find((other) => isField(key, other));
  if (owner === undefined) return undefined;
  const message = `\`${key}\` is not a field of ${withArticle(name)}, and belongs to ${withArticle(owner)}.`;
  return [misplaced(key, message, 'Indent it less.', unknown)];
}

/** The fields of an operation that determine its types. */
const essential = ['requestBody', 'responses'];

/**
 * Finds several maps of components that are not indented below `components`, or several components that are not indented below a map such
 * as `schemas`.
 */
function componentsOutside(unknown: readonly string[], name: ObjectName, fields: Fields): MisplacedKey[] | undefined {
  const isOutside = (key: string): boolean =>
    name === 'OpenAPI' ? isField(key, 'Components') : fieldLike(key, fields) === undefined;
  const keys = name === 'OpenAPI' || name === 'Components' ? unknown.filter(isOutside) : [];
  const [first] = keys;
  if (first === undefined || keys.length < 2) return undefined;
  const message = `${listed(keys)} are not fields of ${withArticle(name)}.`;
  const owner = name === 'OpenAPI' ? '`components`' : 'their map of the components, such as `schemas`';
  return [misplaced(first, message, `Indent them below ${owner}.`, keys)];
}

function inFields(unknown: readonly string[], name: ObjectName, fields: Fields): MisplacedKey[] {
  const outside = componentsOutside(unknown, name, fields);
  if (outside !== undefined) return outside;
  if (name === rootOf(name)) {
    const paths = unknown.filter(isPath);
    return paths.map((path) =>
      misplaced(path, `The path ${path} is beside \`paths\`, and not in it.`, 'Indent it below `paths`.'),
    );
  }
  return writtenName(name) === 'Path Item' ? unknown.flatMap(inPathItem) : schemaKeywordsOutside(unknown, name, fields);
}

function inPathItem(key: string): MisplacedKey[] {
  const message = `\`${key}\` is not a field of a Path Item Object.`;
  if (isPath(key)) return [misplaced(key, message, 'Indent it less: it is another path.')];
  if (/^[1-5](?:\d\d|XX)$/u.test(key)) return [misplaced(key, message, 'Move it into `responses` of an operation.')];
  const fix = 'Indent it below a method, such as `get`.';
  return essential.includes(key) ? [{ ...misplaced(key, message, fix), isOfSibling: true }] : [];
}

/** Finds several keywords of a schema in an object with the field `schema`, such as a parameter. */
function schemaKeywordsOutside(unknown: readonly string[], name: ObjectName, fields: Fields): MisplacedKey[] {
  const keywords =
    Object.hasOwn(fields, 'schema') && !Object.hasOwn(fields, 'type')
      ? unknown.filter((key) => schemaKeywords.includes(key))
      : [];
  if (keywords.length < 2 || name === 'Media Type') return [];
  const key = keywords.find((keyword) => keyword === 'type') ?? keywords[0] ?? '';
  const message = `${listed(keywords)} are not fields of ${withArticle(name)}.`;
  const isReadAsSchema = name === 'Parameter' && keywords.includes('type');
  const words = isReadAsSchema ? `${message} They are read as its \`schema\`.` : message;
  return [{ ...misplaced(key, words, 'Move them into `schema`.', keywords), staysInDocument: true }];
}

/** Finds fields of an operation among the paths. */
function fieldsAmongPaths(keys: readonly string[]): MisplacedKey[] | undefined {
  const fields = keys.filter((key) => isField(key, 'Operation') && !isField(key, 'OpenAPI'));
  const [first] = fields;
  if (first === undefined || (fields.length < 2 && !essential.includes(first))) return undefined;
  const verb = fields.length === 1 ? 'is' : 'are';
  return [
    misplaced(
      first,
      `${listed(fields)} ${verb} among the paths, and not in an operation.`,
      `Indent ${fields.length === 1 ? 'it' : 'them'} below a method, such as \`get\`.`,
      fields,
    ),
  ];
}

/**
 * @param causes `components` and the keys that are probably its content, because it has no value. If `components` has a value, the list is
 * empty.
 */
function inPaths(key: string, root: ObjectName, causes: readonly string[] = []): MisplacedKey[] {
  if (causes.length > 0 && key !== 'components') return [];
  if (isMethod(key)) {
    const fix = `Write a path such as \`/pets:\` above it, and indent \`${key}\` below the path.`;
    return [misplaced(key, `The method ${key} is among the paths, and not in a path.`, fix)];
  }
  if (!isField(key, root)) return [];
  const fix = 'Remove its indentation: it belongs to the first level of the file.';
  return [misplaced(key, `\`${key}\` is among the paths.`, fix, causes.length > 0 ? causes : [key])];
}

function inResponses(key: string, status: string | undefined): MisplacedKey[] {
  const message = `\`${key}\` is among the responses, but is not a status.`;
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
