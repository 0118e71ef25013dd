import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/suggestion.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { locationOf } from './positions.ts';
import type { LoadedFile } from './resolver.ts';

/**
 * Returns true if a root file declares Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2. An incomplete version, such as `3.1`, also
 * counts. The function reports it, and replaces it in `value`, for example by `3.1.0`. For any other root file, the
 * function reports an error and returns false.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#versions-and-deprecation
 */
export function isSupported({ value, source }: LoadedFile, diagnostics: Diagnostics): boolean {
  if (isJsonObject(value) && (declaresSupported(value) || isCompleted(value, source, diagnostics))) return true;
  const { message, fix, keys = [], on = 'value' } = unsupported(value);
  diagnostics.error('version-unsupported', message, fix, locationOf(source, keys, on));
  return false;
}

const declaresSupported = ({ openapi, swagger, components }: JsonObject): boolean =>
  (typeof openapi === 'string' && /^3\.[012]\.\d+/u.test(openapi)) ||
  (openapi === undefined && swagger === '2.0' && !isJsonObject(components));

/** Returns true if the version of a document is incomplete, such as `3.1`. Then reports this, and completes the version. */
function isCompleted(document: JsonObject, source: SourceFile, diagnostics: Diagnostics): boolean {
  const key = document.openapi === undefined && document.swagger !== undefined ? 'swagger' : 'openapi';
  const written = document[key];
  if (key === 'swagger' && completeSwagger(String(written)) !== undefined && isJsonObject(document.components)) {
    reportOtherVersion(document, source, diagnostics);
    return true;
  }
  const read = key === 'swagger' ? completeSwagger(String(written)) : completeVersion(String(written));
  if (read === undefined) return false;
  const wanted = key === 'swagger' ? "the string '2.0'" : 'a version with three numbers';
  const message = `\`${key}\` is ${JSON.stringify(written)}, and not ${wanted}.`;
  const fix = key === 'swagger' ? "Write `swagger: '2.0'`." : `Write \`openapi: ${read}\`.`;
  const at = locationOf(source, [key], 'value');
  diagnostics.fault('version-unsupported', message, `It is read as ${read}.`, fix, at);
  document[key] = read;
  return true;
}

/** Reports a document that declares Swagger 2.0, but has the components of OpenAPI 3. Declares OpenAPI 3.0 in the document. */
function reportOtherVersion(document: JsonObject, source: SourceFile, diagnostics: Diagnostics): void {
  const message = 'The document declares Swagger 2.0, but has `components`, which exist only since OpenAPI 3.0.';
  const at = locationOf(source, ['swagger'], 'value');
  diagnostics.fault('version-unsupported', message, 'It is read as 3.0.3.', 'Write `openapi: 3.0.3`.', at);
  Reflect.deleteProperty(document, 'swagger');
  document.openapi = '3.0.3';
}

const completeSwagger = (version: string): string | undefined => (/^2(?:\.0)*$/u.test(version) ? '2.0' : undefined);

/** The reason why a file is not an OpenAPI document of a supported version. */
interface Unsupported {
  readonly message: string;
  readonly fix: string;
  /** The keys from the root of the file to the reported value. Default: the root. */
  readonly keys?: readonly string[];
  readonly on?: 'key' | 'value';
}

function unsupported(value: JsonValue): Unsupported {
  if (isJsonObject(value)) return unsupportedObject(value);
  if (typeof value === 'string' && /^\s*<(?:!doctype|html)/iu.test(value))
    return {
      message: 'The file is a web page in HTML.',
      fix: 'Name an OpenAPI description in YAML or JSON with --spec, or in the config.',
    };
  const fix = 'Write an object: `openapi: 3.1.0`, `info`, `paths`.';
  return { message: 'The root of the document is not an object.', fix };
}

function unsupportedObject(document: JsonObject): Unsupported {
  const { openapi, swagger, info } = document;
  if (openapi !== undefined) return unsupportedVersion(openapi);
  if (swagger !== undefined) return unsupportedSwagger(String(swagger));
  const other = Object.keys(otherFormats).find((key) => document[key] !== undefined);
  if (other !== undefined) {
    const fix = 'Name an OpenAPI description with --spec, or in the config.';
    return { message: `The document is ${otherFormats[other]}.`, fix, keys: [other], on: 'key' };
  }
  if (isJsonObject(info) && info['_postman_id'] !== undefined) {
    const message = 'The document is a Postman collection.';
    return { message, fix: 'Convert it to OpenAPI 3.0 or 3.1 first.', keys: ['info'], on: 'key' };
  }
  const misspelt = Object.keys(document).find((key) => suggestion(key, ['openapi']) !== undefined);
  if (misspelt !== undefined) {
    const message = `\`${misspelt}\` is not a key of OpenAPI.`;
    return { message, fix: 'Did you mean `openapi`?', keys: [misspelt], on: 'key' };
  }
  const fix = `${write} or 3.0.3 in the first line.`;
  return { message: 'The document does not name its version of OpenAPI.', fix };
}

function unsupportedVersion(openapi: JsonValue): Unsupported {
  const message =
    typeof openapi === 'number'
      ? `The version is the number ${openapi}, but must be a string such as \`3.1.0\`.`
      : `The document declares ${JSON.stringify(openapi)}, and not OpenAPI 3.0, 3.1 or 3.2.`;
  const fix = `${String(openapi).includes('3.0') ? 'Write `openapi: 3.0.3`' : write}.`;
  return { message, fix, keys: ['openapi'] };
}

/** @param version the value of `swagger`. */
function unsupportedSwagger(version: string): Unsupported {
  if (Number.parseInt(version, 10) !== 3) {
    const fix = 'Convert it to Swagger 2.0, or to OpenAPI 3.0 or 3.1 first.';
    return { message: `The document is Swagger ${version}.`, fix, keys: ['swagger'] };
  }
  const message = `In OpenAPI ${version}, the key for the version is \`openapi\`, and not \`swagger\`.`;
  const complete = /^3\.[012]\.\d+$/u.test(version) ? version : completeVersion(version);
  const fix = complete === undefined ? `${write}.` : `Write \`openapi: ${complete}\`.`;
  return { message, fix, keys: ['swagger'], on: 'key' };
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

/** A supported version of OpenAPI, without its patch number. A document of Swagger 2.0 has this version until it is converted. */
export type OpenApiVersion = '2.0' | '3.0' | '3.1' | '3.2';

/** Returns the version that a document declares. A document of unknown version counts as OpenAPI 3.1. */
export function versionOf(document: unknown): OpenApiVersion {
  const declared = isJsonObject(document) ? document.openapi : undefined;
  if (isJsonObject(document) && declared === undefined && document.swagger === '2.0') return '2.0';
  if (typeof declared !== 'string') return '3.1';
  return (['3.0', '3.2'] as const).find((version) => declared.startsWith(`${version}.`)) ?? '3.1';
}

/**
 * Returns true if a document declares OpenAPI 3.0. The schemas of OpenAPI 3.0 use a modified subset of an older JSON
 * Schema draft.
 */
export const isVersion30 = (document: unknown): boolean => versionOf(document) === '3.0';
