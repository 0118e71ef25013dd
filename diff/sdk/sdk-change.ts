import type { Api, OperationModel } from '@forgespec/model';
import type { Change, ChangeLocation } from '../change.ts';
import type { EditedPlace, PlacePair } from './edited-place.ts';
import { isCompatibleSdkChange, type SdkChangeId } from './catalogue.ts';

/** The model and the source locations of one of the two compared descriptions. */
export interface ModelSide {
  readonly api: Api;
  /** Returns the source location of a JSON Pointer of the bundled document. Returns null if the location is unknown. */
  readonly locationOf: (pointer: string) => ChangeLocation | null;
}

/** The models and the source locations of the two compared descriptions. */
export interface ModelSides {
  readonly base: ModelSide;
  readonly revision: ModelSide;
  /** Returns the place of the edit that caused a change. Default: the place of the changed part. */
  readonly editedPlace?: EditedPlace;
}

/** A change of the generated code. It contains JSON Pointers in place of source locations. */
export interface SdkFinding {
  readonly id: SdkChangeId;
  /**
   * The operation as it is in the base. If the operation is new, this is the operation as it is in the revision.
   * Undefined if the change does not belong to exactly one operation.
   */
  readonly operation: OperationModel | undefined;
  /** The pointer of the changed part in the base. Undefined if the base does not have the part. */
  readonly base: string | undefined;
  readonly revision: string | undefined;
  readonly message: string;
}

/** Adds the level and the source locations to a finding. */
export function sdkChange({ id, operation, base, revision, message }: SdkFinding, sides: ModelSides): Change {
  const edited = editedPlaceOf({ base, revision }, operation, sides);
  return {
    id,
    level: isCompatibleSdkChange(id) ? 'compatible' : 'breaking',
    subject: id.startsWith('sdk-') ? 'sdk' : 'handlers',
    operation: operation === undefined ? null : { method: operation.method, path: operation.path },
    pointer: revision ?? base ?? '#',
    message,
    base: edited.base === undefined ? null : sides.base.locationOf(edited.base),
    revision: edited.revision === undefined ? null : sides.revision.locationOf(edited.revision),
  };
}

function editedPlaceOf(place: PlacePair, operation: OperationModel | undefined, sides: ModelSides): PlacePair {
  const pointer = operation?.pointer;
  return sides.editedPlace?.(place, { base: pointer, revision: pointer }) ?? place;
}
