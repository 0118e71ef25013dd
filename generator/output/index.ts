export { type Difference, compareOutput } from './compare.ts';
export { outputFolderOf, reportForeignFolder } from './foreign-folder.ts';
export { type Update, type UpdateOptions, updateOutput } from './update-output.ts';
