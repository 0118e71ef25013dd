/** Loading a description: files → one document, and the source location of each node. */

export { isSupported, isVersion30, versionOf, type OpenApiVersion } from './check-version.ts';
export { addComponentMaps, componentKinds, dropEmptyComponentMaps, swaggerMaps } from './component-maps.ts';
export { pathsAndComponents, stateOfPart, withoutParts } from './document-parts.ts';
export { valueOfExample, withExampleValues } from './example-value.ts';
export { loadDescription, type Description, type LoadOptions } from './load.ts';
export { createOrigins, type Origins, type SourceExtent } from './origins.ts';
export { parse } from './parse.ts';
export { extentOf, isItem, locationAt, locationOf, textOffsetOf } from './positions.ts';
export type { ReadingOptions } from './reading-options.ts';
export { fileOfAddress, type Remote } from './resources/remotes.ts';
export { partsOfDocument, type DocumentParts } from './resources/schema-positions.ts';
export { partOfDescription } from './selection/part-of-description.ts';
export { noResources, type SchemaResources } from './resources/schema-resources.ts';
export { fileReader, readerWithText, type SourceReader } from './source-reader.ts';
export { positionsIn, subschemas, type Position } from './resources/subschemas.ts';
