import { anchorFor } from './anchor.ts';

/** The place of a schema in a page. */
export interface SchemaPlace {
  /** The anchor of the section or the field that contains the place. */
  readonly id: string;
  /** The number of fields around the place. */
  readonly depth: number;
  /** The references of the named schemas whose fields are shown around the place. */
  readonly opened: ReadonlySet<string>;
  /** The number of fields that the section may still show. Further named schemas become links. */
  readonly budget: { fields: number };
}

export const createPlace = (id: string): SchemaPlace => ({
  id,
  depth: 0,
  opened: new Set(),
  budget: { fields: 150 },
});

/** Returns the place of a field. */
export const placeOfField = (place: SchemaPlace, name: string): SchemaPlace => ({
  ...place,
  id: [place.id, anchorFor(name)].filter((part) => part !== '').join('.'),
  depth: place.depth + 1,
});
