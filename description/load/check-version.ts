import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/suggestion.ts';
import { isJsonObject } from '../json/json.ts';
import { locationOf } from './positions.ts';
import type { LoadedFile } from './resolver.ts';

/**
 * Returns true if a root file declares OpenAPI 3.0, 3.1 or 3.2. An incomplete version, such as `3.1`, also counts. The
 * function reports it, and replaces it in `value`, for example by `3.1.0`. For any other root file, the function
 * reports an error and returns false.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#versions-and-deprecation
 */
export function isSupported({ value, source }: LoadedFile, diagnostics: Diagnostics): boolean {
  const report = (message: string, fix: string, keys: readonly string[] = [], on: 'key' | 'value' = 'value'): false => {
    diagnostics.error('version-unsupported', message, fix, locationOf(source, keys, on));
    return false;
  };
  if (typeof value === 'string' && /^\s*<(?:!doctype|html)/iu.test(value))
    return report(
      'The file is a web page in HTML.',
      'Name an OpenAPI description in YAML or JSON with --spec, or in the config.',
    );
  if (!isJsonObject(value)) {
    return report('The root of the document is not an object.', 'Write an object: `openapi: 3.1.0`, `info`, `paths`.');
  }
  const { openapi, swagger } = value;
  if (typeof openapi === 'string' && /^3\.[012]\.\d+/u.test(openapi)) return true;
  const read = completeVersion(String(openapi));
  if (read !== undefined) {
    const message = `\`openapi\` is ${JSON.stringify(openapi)}, and not a version with three numbers.`;
    const at = locationOf(source, ['openapi'], 'value');
    diagnostics.fault('version-unsupported', message, `It is read as ${read}.`, `Write \`openapi: ${read}\`.`, at);
    value.openapi = read;
    return true;
  }
  if (openapi !== undefined) {
    const message =
      typeof openapi === 'number'
        ? `The version is the number ${openapi}, but must be a string such as \`3.1.0\`.`
        : `The document declares ${JSON.stringify(openapi)}, and not OpenAPI 3.0, 3.1 or 3.2.`;
    return report(message, `${String(openapi).includes('3.0') ? 'Write `openapi: 3.0.3`' : write}.`, ['openapi']);
  }
  if (swagger !== undefined) {
    if (Number.parseInt(String(swagger), 10) !== 3)
      return report(`The document is Swagger ${String(swagger)}.`, 'Convert it to OpenAPI 3.0 or 3.1 first.', [
        'swagger',
      ]);
    const message = `In OpenAPI ${String(swagger)}, the key for the version is \`openapi\`, and not \`swagger\`.`;
    const version = /^3\.[012]\.\d+$/u.test(String(swagger)) ? String(swagger) : completeVersion(String(swagger));
    return report(message, version === undefined ? `${write}.` : `Write \`openapi: ${version}\`.`, ['swagger'], 'key');
  }
  const other = Object.keys(otherFormats).find((key) => value[key] !== undefined);
  if (other !== undefined)
    return report(
      `The document is ${otherFormats[other]}.`,
      'Name an OpenAPI description with --spec, or in the config.',
      [other],
      'key',
    );
  if (isJsonObject(value.info) && value.info['_postman_id'] !== undefined)
    return report('The document is a Postman collection.', 'Convert it to OpenAPI 3.0 or 3.1 first.', ['info'], 'key');
  const misspelt = Object.keys(value).find((key) => suggestion(key, ['openapi']) !== undefined);
  if (misspelt !== undefined)
    return report(`\`${misspelt}\` is not a key of OpenAPI.`, 'Did you mean `openapi`?', [misspelt], 'key');
  return report('The document does not name its version of OpenAPI.', `${write} or 3.0.3 in the first line.`);
}

/**
 * Formats of documents other than OpenAPI. Each property name is a key, such as `asyncapi`, that only documents of one
 * format have at their root. The value is the name of this format for a message.
 */
const otherFormats: Readonly<Record<string, string>> = {
  $schema: 'a JSON Schema',
  arazzo: 'an Arazzo description',
  asyncapi: 'an AsyncAPI description',
  overlay: 'an OpenAPI Overlay, and not the description that it changes',
};

/** Returns the complete version for an incomplete one, such as `3.1.0` for `3.1`. Returns undefined for any other text. */
function completeVersion(version: string): string | undefined {
  const [short, minor = '0'] = /^3(?:\.([012]))?$/u.exec(version) ?? [];
  if (short === undefined) return undefined;
  return minor === '0' ? '3.0.3' : `3.${minor}.0`;
}

const write = 'Write `openapi: 3.1.0`';

/** A supported version of OpenAPI, without its patch number. */
export type OpenApiVersion = '3.0' | '3.1' | '3.2';

/** Returns the version that a document declares. A document of unknown version counts as OpenAPI 3.1. */
export function versionOf(document: unknown): OpenApiVersion {
  const declared = isJsonObject(document) ? document.openapi : undefined;
  if (typeof declared !== 'string') return '3.1';
  return (['3.0', '3.2'] as const).find((version) => declared.startsWith(`${version}.`)) ?? '3.1';
}

/**
 * Returns true if a document declares OpenAPI 3.0. The schemas of OpenAPI 3.0 use a modified subset of an older JSON
 * Schema draft.
 */
export const isVersion30 = (document: unknown): boolean => versionOf(document) === '3.0';
