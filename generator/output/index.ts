/** Writing an output folder, or comparing it with the generated files. */

export { compareOutput, type Difference } from './compare.ts';
export { outputFolderOf, reportForeignFolder } from './foreign-folder.ts';
export { updateOutput, type Update, type UpdateOptions } from './update-output.ts';
