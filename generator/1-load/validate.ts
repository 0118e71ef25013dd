import type { JsonObject } from './json.ts';
import { surelyObeysMetaSchema } from './meta-schema-validator.ts';
import { formatPointer } from './pointer.ts';
import { compareByHand, type StructureFault } from './structure-fault.ts';

/** Validates a bundled document with swagger-parser, by the meta-schema of its OpenAPI version, and returns the violations. */
export async function validateStructure(document: JsonObject): Promise<StructureFault[]> {
  if (await surelyObeysMetaSchema(document)) return [];
  // Loaded only here, because swagger-parser loads a schema compiler.
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  try {
    // The cast is needed because swagger-parser declares a valid document as input. References are not replaced by their targets:
    // the meta-schema allows references, and a document with shared schemas would grow exponentially.
    await SwaggerParser.validate(withPrototypes(document) as never, {
      resolve: { external: false },
      dereference: { excludedPathMatcher: () => true },
    });
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const details: unknown[] = 'details' in error && Array.isArray(error.details) ? error.details : [];
    // An invalid property name causes two errors, and only the other one contains the name.
    const faults = details.filter(isAjvError).filter(({ keyword }) => keyword !== 'propertyNames');
    if (faults.length === 0) return [faultAt('', error.message)];
    return faults.map(({ instancePath, propertyName, message }) => {
      const within = propertyName === undefined ? '' : formatPointer([propertyName]).slice(1);
      return faultAt(instancePath + within, message);
    });
  }
}

/** Returns an object with prototypes for OpenAPI 3.0, because the validator of its meta-schema calls inherited methods. */
const withPrototypes = (document: JsonObject): JsonObject =>
  String(document.openapi).startsWith('3.0.') ? structuredClone(document) : document;

const faultAt = (pointer: string, message: string): StructureFault => ({
  pointer,
  message: `${pointer === '' ? 'The document' : pointer} ${message}.`,
  fix: compareByHand,
  on: 'key',
});

interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message: string;
  /** The invalid property name. */
  readonly propertyName?: string;
}

function isAjvError(value: unknown): value is AjvError {
  if (typeof value !== 'object' || value === null) return false;
  return (['instancePath', 'keyword', 'message'] as const).every(
    (key) => key in value && typeof Reflect.get(value, key) === 'string',
  );
}
