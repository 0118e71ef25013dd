/** Reading, replacing and caching files. */

export { openCachedText, projectCache, type CachedText } from './cached-text.ts';
export { createFolder } from './create-folder.ts';
export { decodedText, encodingFault } from './decode-text.ts';
export { editableText, withLineEnds, type EditableText } from './editable-text.ts';
export { readSource, type ReadFailure } from './read-file.ts';
export { KeptFileError, replaceFile, replaceFiles, type Replacement } from './replace-file.ts';
