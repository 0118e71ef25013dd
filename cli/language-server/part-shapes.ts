import { annotationKeywords, enforcedKeywords } from '@forgespec/model/from-document';
import { objectShapes, type FieldType } from '@forgespec/description/structure';
import type { DescribedFiles } from './described-files.ts';
import { addressOf, type PartAddress } from './file-index.ts';

/** The type of a part of a description, as the specification of OpenAPI names it. Undefined if it is unknown. */
export type TypeOfPart = FieldType | undefined;

/** The types of the keywords of a schema. The model lists them. */
const keywordTypes = new Map([...annotationKeywords, ...enforcedKeywords]);

/** Returns the type of a part. The type of a fragment follows from a reference that leads to it. */
export function typeOf(part: PartAddress, files: DescribedFiles, depth = 0): TypeOfPart {
  const known = files.resultsOf(typeOf);
  const address = addressOf([part.path, ...part.keys]);
  if (!known.has(address)) {
    const type = findType(part, files, depth);
    // The limit of the depth cuts off the search at other parts than at the first one.
    if (type === undefined && depth > 0) return undefined;
    known.set(address, type);
  }
  return known.get(address);
}

function findType(part: PartAddress, files: DescribedFiles, depth: number): TypeOfPart {
  if (depth > 8) return undefined;
  const root: FieldType = { kind: 'object', name: 'OpenAPI', orReference: false };
  if (part.path === files.root && part.keys.length === 0) return root;
  if (part.keys.length === 0 || part.path !== files.root) {
    const reference = files.referencesTo(part)[0];
    if (reference !== undefined) return typeOf({ path: reference.path, keys: reference.keys }, files, depth + 1);
    if (part.keys.length === 0) return undefined;
  }
  const key = part.keys.at(-1) ?? '';
  return memberType(typeOf({ path: part.path, keys: part.keys.slice(0, -1) }, files, depth), key);
}

/** Returns the type of a member of a part. */
function memberType(type: TypeOfPart, key: string): TypeOfPart {
  if (type?.kind === 'list') return type.item;
  if (type?.kind === 'map') return type.value;
  if (type?.kind === 'schema') {
    if (key === 'discriminator') return { kind: 'object', name: 'Discriminator', orReference: false };
    const keyword = keywordTypes.get(key);
    if (keyword === 'schema') return type;
    if (keyword === 'schemas') return { kind: 'list', item: type };
    return keyword === 'schemaMap' ? { kind: 'map', value: type } : undefined;
  }
  if (type?.kind !== 'object') return undefined;
  const shape = objectShapes[type.name];
  return shape.kind === 'map' ? shape.value : shape.fields[key]?.type;
}

/** Returns the name of a type for people: `Operation Object`, `schema`. */
export function nameOfType(type: TypeOfPart): string | undefined {
  if (type?.kind === 'object') return `${type.name} Object`;
  return type?.kind === 'schema' ? 'schema' : undefined;
}

/** Returns the keys that an object of a type can have. A map has the keys that its author chooses, so the result is empty. */
export function keysOf(type: TypeOfPart): readonly string[] {
  if (type?.kind === 'schema') return [...keywordTypes.keys(), 'discriminator'].toSorted();
  if (type?.kind !== 'object') return [];
  const shape = objectShapes[type.name];
  const reference = type.orReference ? ['$ref'] : [];
  return shape.kind === 'fields' ? [...Object.keys(shape.fields), ...reference] : [];
}
