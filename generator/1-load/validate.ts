import SwaggerParser from '@apidevtools/swagger-parser';
import type { JsonObject } from './json.ts';

/** One way in which a document departs from the OpenAPI specification. */
export interface StructureFault {
  /** JSON Pointer into the bundled document. */
  readonly pointer: string;
  readonly message: string;
  readonly fix: string;
  /** Whether the key at the pointer is wrong, or its value. */
  readonly on: 'key' | 'value';
}

/** The fix, where nothing better is known. */
export const compareByHand = 'Compare with the OpenAPI specification.';

/** What swagger-parser finds wrong with a bundled document, by the meta-schema of its OpenAPI version. */
export async function validateStructure(document: JsonObject): Promise<StructureFault[]> {
  try {
    // The types of swagger-parser demand what this very call is to find out. References stay as they are: the meta-schema knows
    // them, and a document written out in full would grow exponentially where schemas share their parts.
    await SwaggerParser.validate(document as never, {
      resolve: { external: false },
      dereference: { excludedPathMatcher: () => true },
    });
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const details: unknown[] = 'details' in error && Array.isArray(error.details) ? error.details : [];
    const faults = details.filter(isAjvError);
    if (faults.length === 0) return [faultAt('', error.message)];
    return faults.map(({ instancePath, message }) => faultAt(instancePath, message));
  }
}

const faultAt = (pointer: string, message: string): StructureFault => ({
  pointer,
  message: `${pointer === '' ? 'The document' : pointer} ${message}.`,
  fix: compareByHand,
  on: 'key',
});

function isAjvError(value: unknown): value is { instancePath: string; message: string } {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'instancePath' in value &&
    typeof value.instancePath === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
