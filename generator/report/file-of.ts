import { dirname, posix, relative } from 'node:path';
import type { Description } from '../1-load/load.ts';
import type { Api } from '../2-model/api.ts';

/** A file of the description as people call it, `spec/areas/labels/schemas.yaml`: seen from where its root is called `api.file`. */
export function fileOf(path: string, api: Pick<Api, 'file'>, description: Pick<Description, 'root'>): string {
  const fromRoot = relative(dirname(description.root), path).replaceAll('\\', '/');
  return posix.join(posix.dirname(api.file), fromRoot);
}
