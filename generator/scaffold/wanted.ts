import type { Area } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { propertyKey } from '../code/property-key.ts';

/** The type and the members of an object that a hand-written file must contain. */
export interface WantedObject {
  /** The name of the generated type, such as `ShopPetsHandlers`. */
  readonly type: string;
  readonly members: readonly WantedMember[];
}

/** A member that the object must have, and the text to add if the member is missing. */
export interface WantedMember {
  /** The name, such as `list`. */
  readonly name: string;
  /**
   * Returns the text, such as `list: () => notImplemented()`.
   *
   * @param local the name of the import `needs` in the file.
   */
  readonly text: (local: string) => string;
  /** The export that the text uses, and that the file therefore has to import. */
  readonly needs: ImportedName;
}

/** An export of a module that a file imports. */
export interface ImportedName {
  readonly name: string;
  /** The name in the file if `name` already has another meaning there. */
  readonly otherName: string;
  readonly from: string;
  /** True if the module is the generated server. The file may then import it by another path. */
  readonly isFromServer: boolean;
}

/** A text that is inserted at an offset of a file. */
export interface Insertion {
  readonly position: number;
  readonly text: string;
}

/** The missing members of an object in a hand-written file. */
export interface Merged {
  /** The absolute path of the file with the object. */
  readonly path: string;
  readonly insertions: readonly Insertion[];
  readonly added: readonly string[];
  /** The members of the object that the type of the object does not have. */
  readonly surplus: readonly Surplus[];
  /** The existing handlers that only respond with 501. */
  readonly unwritten: readonly string[];
  /** The reason why missing members could not be added, and the fix. */
  readonly problem?: string;
}

/** A member of an object that the type of the object does not have. Such a member has no effect. */
export interface Surplus {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the object that must contain the handlers of an area.
 *
 * @param server the specifier with which the file imports the generated server.
 */
export const areaObject = (area: Area, server: string): WantedObject => ({
  type: `${typeName(area.name)}Handlers`,
  members: area.operations.map(({ shortName }) => ({
    name: shortName,
    text: (local) => `${propertyKey(shortName)}: () => ${local}()`,
    needs: { name: 'notImplemented', otherName: 'respondNotImplemented', from: server, isFromServer: true },
  })),
});

/**
 * Returns the object that must contain all areas. Each area is imported from a separate file.
 *
 * @param specifierOf returns the specifier with which the file imports the file of an area.
 */
export const indexObject = (
  areas: readonly Area[],
  type: string,
  specifierOf: (area: Area) => string,
): WantedObject => ({
  type,
  members: areas.map((area) => ({
    name: area.name,
    text: (local) => (local === area.name ? local : `${area.name}: ${local}`),
    needs: { name: area.name, otherName: `${area.name}Handlers`, from: specifierOf(area), isFromServer: false },
  })),
});
