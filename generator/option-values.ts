export { type AdapterName, adapterNames } from './adapter-names.ts';
export { type EmitterName, emitterNames } from './emitter-names.ts';
export { type ImportExtension, importEnds, importExtensions } from './import-extensions.ts';
export { type SchemaSelection, schemaSelections } from './schema-selections.ts';
