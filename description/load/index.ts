export { type OpenApiVersion, isSupported, isVersion30, versionOf } from './check-version.ts';
export { addComponentMaps, componentKinds, dropEmptyComponentMaps } from './bundling/component-maps.ts';
export {
  type DocumentMemory,
  type PartMemory,
  createDocumentMemory,
  noDocumentMemory,
  pathsAndComponents,
  withoutParts,
} from './document-parts.ts';
export { valueOfExample, withExampleValues } from './example-value.ts';
export { type Description, type LoadOptions, loadDescription } from './load.ts';
export { type Origins, type SourceExtent, createOrigins } from './origins.ts';
export { type Parse, parse } from './parse.ts';
export { extentOf, isItem, locationAt, locationOf, textOffsetOf } from './positions.ts';
export type { ReadingOptions } from './reading-options.ts';
export { type Remote, fileOfAddress } from './resources/remotes.ts';
export { type DocumentParts, partsOfDocument } from './resources/schema-positions.ts';
export { type SchemaResources, noResources } from './resources/schema-resources.ts';
export { type SourceReader, fileReader, readerWithText } from './source-reader.ts';
export { type Position, positionsIn, subschemas } from './resources/subschemas.ts';
export { parseEditedJson } from './reload/parse-edited-json.ts';
