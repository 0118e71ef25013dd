import type { JsonObject } from '../../json/json.ts';
import { isJsonObject } from '../../json/json.ts';
import { locationsOfStyle, stylesOfLocation } from '../../openapi/parameter-styles.ts';
import { followReferences, isReference } from '../../openapi/reference.ts';
import type { StructureCheck } from './structure-check.ts';
import type { ObjectName } from './field-type.ts';
import { httpSchemeIsKnown } from './http-scheme-rule.ts';
import { assumeUsualValue, fieldsOfSchemes, usualValues } from './missing-fields.ts';
import { objectShapes } from './object-shapes.ts';
import { additionalMethodsAreOthers } from './additional-methods-rule.ts';
import { propertiesAreIndented } from './misplaced-schema-keywords.ts';
import { querystringHasContent } from './querystring-rule.ts';
import { withCapitalArticle } from './type-words.ts';
import { addSchemaOfKeywords, fieldLike, schemaKeywords } from './unknown-field.ts';

/**
 * A rule of the specification that the types of fields cannot express. For example, two fields exclude each other. The function reports an
 * object that violates the rule.
 *
 * @param reported keys of the object that are already reported.
 */
type Rule = (node: JsonObject, name: ObjectName, check: StructureCheck, reported: readonly string[]) => void;

/** Checks an object against the rules for objects of this kind, and reports violations. */
export function checkRules(
  node: JsonObject,
  name: ObjectName,
  check: StructureCheck,
  reported: readonly string[],
): void {
  for (const rule of rules[name] ?? []) rule(node, name, check, reported);
}

/** Returns a rule. An object must not have both fields. If an object has both, the rule reports the second field. */
const exclusive =
  (first: string, second: string): Rule =>
  (node, name, check) => {
    if (!has(node, first) || !has(node, second)) return;
    const message = `${withCapitalArticle(name)} has both \`${first}\` and \`${second}\`, which exclude each other.`;
    report(check, message, 'Remove one of the two.', check.locate(node, second, 'key'));
  };

/** Returns a rule. An object must have at least one of the two fields. A misspelt field counts as present. */
const needsOneOf =
  (first: string, second: string, fix: string): Rule =>
  (node, name, check, reported) => {
    if (has(node, first) || has(node, second) || isMisspelt(node, name, [first, second])) return;
    if (reported.includes(first) || reported.includes(second)) return;
    const subject = typeof node['name'] === 'string' ? `The parameter ${node['name']}` : withCapitalArticle(name);
    const message = `${subject} needs \`${first}\` or \`${second}\`, and has neither.`;
    report(check, message, fix, check.locateObject(node));
  };

/** Returns a rule. If the `type` of an object is `kind`, the object must have the fields `keys`. */
const needs =
  (kind: string, ...keys: readonly string[]): Rule =>
  (node, name, check, reported) => {
    if (node['type'] !== kind) return;
    for (const key of keys) {
      if (has(node, key) || reported.includes(key) || isMisspelt(node, name, [key])) continue;
      const message = `${withCapitalArticle(name)} of type ${kind} needs \`${key}\`, which is missing.`;
      const usual = usualValues[key];
      const fix = `Add \`${key}\`${usual === undefined ? '' : `, for example \`${key}: ${usual}\``}.`;
      const words = assumeUsualValue(node, key, check) ?? 'The client expects a token from its caller.';
      check.diagnostics.fault('structure-invalid', message, words, fix, check.locateObject(node));
    }
  };

const pathsBeginWithSlash: Rule = (node, _name, check, reported) => {
  for (const path of Object.keys(node)) {
    if (path.startsWith('/') || path.startsWith('x-') || reported.includes(path)) continue;
    const near = path.replace(/^[a-z]+:\/\/[^/]*\/?/u, '');
    const field = check.version === '2.0' ? '`host`' : '`servers`';
    const fix = `Did you mean \`/${near}\`?${near === path ? '' : ` The host belongs in ${field}.`}`;
    const message = `The path ${path} does not begin with a slash.`;
    check.repairs.move(node, path, node, `/${near}`);
    const words = `It is read as \`/${near}\`.`;
    check.diagnostics.fault('structure-invalid', message, words, fix, check.locate(node, path, 'key'));
  }
};

const pathParametersAreRequired: Rule = (node, _name, check, reported) => {
  // If `required` is a string, another check reports the wrong type.
  if (node['in'] !== 'path' || node['required'] === true || typeof node['required'] === 'string') return;
  const { schema } = node;
  if (isJsonObject(schema) && typeof schema['required'] === 'boolean') {
    const at = check.locate(schema, 'required', 'value');
    const misplaced =
      'In a schema, `required` is a list of properties. A parameter is required if it has `required: true`.';
    const words = 'The parameter is required.';
    check.diagnostics.fault('keyword-invalid', misplaced, words, 'Move `required` beside `schema`.', at);
    return;
  }
  const message = `The path parameter ${String(node['name'])} is not required, but a request always has all path parameters.`;
  if (isMisspelt(node, 'Parameter', ['required']) || reported.includes('required')) return;
  const at = has(node, 'required') ? check.locate(node, 'required', 'value') : check.locateObject(node);
  report(check, message, 'Write `required: true`.', at);
};

const styleFitsLocation: Rule = (node, _name, check) => {
  const { in: location, style } = node;
  const styles = typeof location === 'string' ? stylesOfLocation(location) : undefined;
  if (typeof style !== 'string' || styles === undefined || styles.some((name) => name === style)) return;
  // Another check reports a style that does not exist for any location.
  if (!Object.hasOwn(locationsOfStyle, style)) return;
  const fix = `Write ${styles.join(' or ')}.`;
  report(check, `A ${location} parameter cannot have the style ${style}.`, fix, check.locate(node, 'style', 'value'));
};

const flowUrls: Readonly<Record<string, readonly string[]>> = {
  implicit: ['authorizationUrl'],
  password: ['tokenUrl'],
  clientCredentials: ['tokenUrl'],
  authorizationCode: ['authorizationUrl', 'tokenUrl'],
  deviceAuthorization: ['deviceAuthorizationUrl', 'tokenUrl'],
};

const flowsHaveUrls: Rule = (node, _name, check) => {
  for (const [flow, urls] of Object.entries(flowUrls)) {
    const object = node[flow];
    if (!isJsonObject(object)) continue;
    for (const url of urls) {
      if (has(object, url) || isMisspelt(object, 'OAuth Flow', [url])) continue;
      const message = `The OAuth flow ${flow} needs \`${url}\`, which is missing.`;
      report(check, message, `Add \`${url}\`: a URL.`, check.locateObject(object));
    }
  }
};

const enumIsFilled: Rule = (node, _name, check) => {
  if (!Array.isArray(node['enum']) || node['enum'].length > 0) return;
  const message = 'The `enum` of the server variable has no value.';
  report(check, message, 'Remove it, or add the values.', check.locate(node, 'enum', 'value'));
};

const hasContent: Rule = (node, _name, check) => {
  if (check.version === '3.0' || ['paths', 'components', 'webhooks'].some((key) => has(node, key))) return;
  if (isMisspelt(node, 'OpenAPI', ['paths', 'components', 'webhooks'])) return;
  const message = 'The document has no `paths`, no `components` and no `webhooks`.';
  const at = check.locate(node, 'openapi', 'key');
  check.diagnostics.fault('structure-invalid', message, 'Nothing is generated.', 'Add `paths`.', at);
};

/** Removes the reference of a path if it has no target. The loader has already reported the reference. */
const leaveOutDangling: Rule = (node, _name, { document, repairs }) => {
  if (!isReference(node) || followReferences(document, node) !== undefined) return;
  repairs.later(() => {
    if (followReferences(document, node) === undefined) repairs.leaveOut({ owner: node, key: '$ref' });
  });
};

const rules: Partial<Readonly<Record<ObjectName, readonly Rule[]>>> = {
  Components: [propertiesAreIndented],
  OpenAPI: [hasContent],
  'Path Item': [additionalMethodsAreOthers, leaveOutDangling],
  Paths: [pathsBeginWithSlash],
  'Swagger Path Item': [leaveOutDangling],
  'Swagger Paths': [pathsBeginWithSlash],
  'Swagger Security Scheme': [needs('oauth2', 'flow')],
  Parameter: [
    addSchemaOfKeywords,
    needsOneOf('schema', 'content', 'Add `schema: { type: string }`, for example.'),
    exclusive('schema', 'content'),
    exclusive('example', 'examples'),
    pathParametersAreRequired,
    querystringHasContent,
    styleFitsLocation,
  ],
  Header: [
    needsOneOf('schema', 'content', 'Add `schema: { type: string }`, for example.'),
    exclusive('schema', 'content'),
    exclusive('example', 'examples'),
  ],
  'Media Type': [
    exclusive('example', 'examples'),
    exclusive('encoding', 'prefixEncoding'),
    exclusive('encoding', 'itemEncoding'),
  ],
  Encoding: [exclusive('encoding', 'prefixEncoding'), exclusive('encoding', 'itemEncoding')],
  Example: [
    exclusive('value', 'externalValue'),
    exclusive('value', 'dataValue'),
    exclusive('value', 'serializedValue'),
    exclusive('serializedValue', 'externalValue'),
  ],
  XML: [exclusive('nodeType', 'attribute'), exclusive('nodeType', 'wrapped')],
  Link: [
    needsOneOf('operationId', 'operationRef', 'Add the `operationId` of the operation to which the link leads.'),
    exclusive('operationId', 'operationRef'),
  ],
  License: [exclusive('identifier', 'url')],
  'Server Variable': [enumIsFilled],
  'Security Scheme': [
    ...Object.entries(fieldsOfSchemes).map(([kind, keys]) => needs(kind, ...keys)),
    httpSchemeIsKnown,
  ],
  'OAuth Flows': [flowsHaveUrls],
};

/** Returns true if an unknown field of the object is probably a misspelling of one of the wanted fields. */
function isMisspelt(node: JsonObject, name: ObjectName, wanted: readonly string[]): boolean {
  const shape = objectShapes[name];
  const fields = shape.kind === 'fields' ? shape.fields : {};
  return Object.keys(node).some((key) => {
    if (Object.hasOwn(fields, key)) return false;
    // A keyword of a schema beside the name of the parameter, as in OpenAPI 2.0, counts as a misspelt `schema`.
    if (wanted.includes('schema') && schemaKeywords.includes(key)) return true;
    return wanted.includes(fieldLike(key, fields) ?? '');
  });
}

const has = (node: JsonObject, key: string): boolean => Object.hasOwn(node, key);

function report(
  check: StructureCheck,
  message: string,
  fix: string,
  at: ReturnType<StructureCheck['locateObject']>,
): void {
  check.diagnostics.warning('structure-invalid', message, fix, at);
}
