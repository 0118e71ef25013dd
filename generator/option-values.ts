/** The values of the options of `generate`. This face is small, because the help of the commands loads it. */

export { adapterNames, type AdapterName } from './adapter-names.ts';
export { emitterNames, type EmitterName } from './emitter-names.ts';
export { importEnds, importExtensions, type ImportExtension } from './import-extensions.ts';
export { schemaSelections, type SchemaSelection } from './schema-selections.ts';
