export { type CachedText, openCachedText, projectCache } from './cached-text.ts';
export { createFolder } from './create-folder.ts';
export { decodedText, encodingFault } from './decode-text.ts';
export { type EditableText, editableText, withLineEnds } from './editable-text.ts';
export { type ReadFailure, readSource } from './read-file.ts';
export { KeptFileError, type Replacement, replaceFile, replaceFiles } from './replace-file.ts';
