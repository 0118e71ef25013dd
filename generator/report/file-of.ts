import { dirname, posix, relative } from 'node:path';
import type { Description } from '../1-load/load.ts';
import type { Api } from '../2-model/api.ts';

/** Returns the path of a file of the description relative to the same folder as `api.file`: `spec/areas/labels/schemas.yaml`. */
export function fileOf(path: string, api: Pick<Api, 'file'>, description: Pick<Description, 'root'>): string {
  const fromRoot = relative(dirname(description.root), path).replaceAll('\\', '/');
  return posix.join(posix.dirname(api.file), fromRoot);
}
