import type { Diagnostics, SourceLocation } from '../../diagnostics/diagnostic.ts';
import type { OpenApiVersion } from '../check-version.ts';
import type { JsonObject } from '../../json/json.ts';
import type { Repairs } from './repairs.ts';

/** The data that all rules need: the document, and functions for reports, source locations and repairs. */
export interface StructureCheck {
  readonly document: JsonObject;
  readonly version: OpenApiVersion;
  readonly diagnostics: Diagnostics;
  readonly repairs: Repairs;
  /** Returns the source location of a key of an object, or of the value of the key. */
  readonly locate: (owner: unknown, key: string | number, on: 'key' | 'value') => SourceLocation | undefined;
  /** Returns the source location of the key that leads to an object. */
  readonly locateObject: (node: unknown) => SourceLocation | undefined;
}
