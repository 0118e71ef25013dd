import SwaggerParser from '@apidevtools/swagger-parser';
import type { JsonObject } from './json.ts';

/** One finding of the OpenAPI meta-schema. */
export interface StructureFault {
  /** JSON Pointer into the bundled document. */
  readonly pointer: string;
  readonly message: string;
}

/**
 * Validates a bundled document against the meta-schema of its OpenAPI version, with swagger-parser.
 *
 * @param document is dereferenced in place: hand over a copy.
 * @returns the faults; empty for a valid document.
 */
export async function validateStructure(document: JsonObject): Promise<readonly StructureFault[]> {
  try {
    // The types of swagger-parser demand what this very call is to find out.
    await SwaggerParser.validate(document as never, { resolve: { external: false }, dereference: { circular: 'ignore' } });
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const faults = 'details' in error && Array.isArray(error.details) ? error.details.filter(isAjvError) : [];
    if (faults.length === 0) return [{ pointer: '', message: error.message }];
    return faults.map(({ instancePath, message }) => ({ pointer: instancePath, message }));
  }
}

function isAjvError(value: unknown): value is { instancePath: string; message: string } {
  if (typeof value !== 'object' || value === null) return false;
  return 'instancePath' in value && typeof value.instancePath === 'string' && 'message' in value && typeof value.message === 'string';
}
