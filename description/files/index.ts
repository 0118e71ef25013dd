/** Reading, replacing and caching files. */

export { openCachedText, projectCache, type CachedText } from './cached-text.ts';
export { deferSignals } from './defer-signals.ts';
export { createFolder, removeEmptyUpTo } from './create-folder.ts';
export { decodedText, encodingFault } from './decode-text.ts';
export { editableText, withLineEnds, type EditableText } from './editable-text.ts';
export { BusyFolderError, lockUpdates, type UpdateLock } from './update-lock.ts';
export { readSource, type ReadFailure } from './read-file.ts';
export { KeptFileError, replaceFile, replaceFiles, type Replacement } from './replace-file.ts';
export { finishInterruptedReplacement, replaceTogether } from './replace-together.ts';
