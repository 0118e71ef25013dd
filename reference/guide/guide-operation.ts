import type { Api, Area, NamedSchema, OperationModel, Resolve } from '@forgespec/model';
import { callArguments } from '../samples/call-arguments.ts';
import { methodCall, type SampleModules } from '../samples/client-sample.ts';
import { sampleInput, type SampleInput } from '../samples/sample-input.ts';

/** The description of which the guide is written. */
export interface GuideSubject {
  readonly api: Api;
  /** A map from JSON Pointers to the named schemas. */
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  /** The modules that the code of the guide imports. */
  readonly modules: SampleModules;
}

/** An operation, with example values for the parameters and the body of a call. */
export interface GuideOperation {
  readonly area: Area;
  readonly operation: OperationModel;
  readonly input: SampleInput;
}

/** Returns the operations of the API, with examples. Operations that callers should not use any more are left out. */
export const guideOperations = ({ api, schemas }: GuideSubject): GuideOperation[] =>
  api.areas.flatMap((area) =>
    area.operations
      .filter(({ facts }) => !facts.deprecated)
      .map((operation) => ({ area, operation, input: sampleInput(operation, schemas) })),
  );

/** Returns the code of a call. @param written the code of the body, and further options of the call. */
export const callOf = (
  { area, operation, input }: GuideOperation,
  written?: Parameters<typeof callArguments>[2],
): string => methodCall(operation, area, callArguments(operation, input, written));

/** Returns the function that returns the schema of a reference. */
export const resolverOf =
  ({ schemas }: Pick<GuideSubject, 'schemas'>): Resolve =>
  (reference) =>
    schemas.get(reference)?.schema;
