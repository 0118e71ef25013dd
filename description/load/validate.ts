import { versionOf } from './check-version.ts';
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { formatPointer } from '../json/pointer.ts';
import { compareByHand, type StructureFault } from './structure-fault.ts';

/**
 * Validates a bundled document with swagger-parser against the meta-schema of its OpenAPI version. Returns the violations. For OpenAPI 3.2,
 * the list is empty, because swagger-parser does not support this version.
 */
export async function validateStructure(document: JsonObject): Promise<StructureFault[]> {
  if (versionOf(document) === '3.2') return [];
  if (await surelyObeysMetaSchema(document)) return [];
  // The import is dynamic, because swagger-parser imports a schema compiler, and loading the compiler takes time.
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  try {
    // swagger-parser gets a copy, because it changes the document. For OpenAPI 3.0, swagger-parser also calls methods of
    // `Object.prototype`. The objects of the document do not inherit them, but the objects of the copy do. The cast is necessary, because
    // the type of the parameter allows only valid documents. References are not resolved, because the meta-schema allows references, and
    // because a dereferenced document would grow exponentially if schemas share parts.
    await SwaggerParser.validate(structuredClone(document) as never, {
      resolve: { external: false },
      dereference: { excludedPathMatcher: () => true },
    });
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const details: unknown[] = 'details' in error && Array.isArray(error.details) ? error.details : [];
    const violations = details.filter(isAjvError);
    if (violations.length === 0) return [faultAt('', error.message)];
    const faults = violations.filter(({ keyword }) => !withoutCause.includes(keyword));
    return causesOf(faults).map(({ instancePath, propertyName, params, message }) => {
      const within = (name: string): string => instancePath + formatPointer([name]).slice(1);
      const { additionalProperty } = params;
      if (additionalProperty !== undefined)
        return faultAt(within(additionalProperty), 'is not a field of the object', 'Remove it, or correct its name.');
      return faultAt(propertyName === undefined ? instancePath : within(propertyName), message);
    });
  }
}

/**
 * Returns true if a document is known to obey the meta-schema of its OpenAPI version. Returns false if swagger-parser must validate the
 * document.
 */
async function surelyObeysMetaSchema(document: JsonObject): Promise<boolean> {
  switch (versionOf(document)) {
    case '3.0':
      return (await import('./meta-schema-30.ts')).isOpenApi30(document);
    case '3.1':
      return (await import('./compiled-meta-schema.ts')).isOpenApi(document);
    default:
      return false;
  }
}

/**
 * Keywords whose errors are not reported. An invalid property name causes an error of `propertyNames` and a second error, and only the
 * second error contains the name. `unevaluatedProperties` rejects some valid fields, such as `description` of a server variable, because
 * the meta-schema is a draft. The check of the structure already reports unknown fields. An error of `if` only states that there are other
 * errors.
 */
const withoutCause = ['propertyNames', 'unevaluatedProperties', 'if'];

/**
 * If none of the errors is about alternatives (`oneOf`, `anyOf`), returns all errors. Otherwise returns only the first error of each
 * location, and omits the errors of an object if a value inside this object also has an error. The omitted errors only state that an object
 * matches no alternative of a `oneOf`, or is not a reference. They have the same cause as the returned errors.
 */
function causesOf(faults: readonly AjvError[]): AjvError[] {
  if (!faults.some(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')) return [...faults];
  return faults.filter(
    ({ instancePath }, index) =>
      !faults.some((other) => other.instancePath.startsWith(`${instancePath}/`)) &&
      faults.findIndex((other) => other.instancePath === instancePath) === index,
  );
}

const faultAt = (pointer: string, message: string, fix = compareByHand): StructureFault => ({
  pointer,
  message: `${pointer === '' ? 'The document' : pointer} ${message}.`,
  fix,
  on: 'key',
});

interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message: string;
  /** The invalid property name. Only an error about the name of a property has it. */
  readonly propertyName?: string;
  /** The name of the unknown property. Only an error of `additionalProperties` has it. */
  readonly params: { readonly additionalProperty?: string };
}

function isAjvError(value: unknown): value is AjvError {
  if (typeof value !== 'object' || value === null) return false;
  const hasTexts = (['instancePath', 'keyword', 'message'] as const).every(
    (key) => typeof Reflect.get(value, key) === 'string',
  );
  return hasTexts && isJsonObject(Reflect.get(value, 'params'));
}
