import type { Area, OperationModel } from '@forgespec/model';
import type { SdkChangeId } from './catalogue.ts';
import type { OperationTypesOfSide } from './operation-types.ts';
import type { OperationPart } from './part-pointer.ts';
import type { TypeStep } from './type-difference.ts';

/** An operation that has the same client method in both descriptions, such as `client.pets.get`. */
export interface ComparedOperation {
  readonly area: Area;
  readonly base: OperationModel;
  readonly revision: OperationModel;
  readonly old: OperationTypesOfSide;
  readonly next: OperationTypesOfSide;
}

/** A change of a part of an operation. */
export interface PartFinding {
  readonly id: SdkChangeId;
  /**
   * The part of the operation that contains the change. `steps` is the path from the schema of this part to the changed
   * schema.
   */
  readonly part: OperationPart;
  readonly steps: readonly TypeStep[];
  readonly message: string;
}
