import type { Api } from '@forgespec/model';
import { commentLines } from '../code/comment.ts';

/** Returns the first line of each generated file. The line names the source, and explains how to change the file. */
export function header(api: Api): string {
  const [file = ''] = commentLines(api.file);
  return `// Generated from ${file} by forgespec. Do not edit: change the description, then run \`forgespec generate\`.`;
}
