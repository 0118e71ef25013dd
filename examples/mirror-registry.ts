// Keeps a file with all images of a project: each tag with its digest and its size. Prints the tags that have changed since the file was written.
// Reads the details of eight tags at a time.
//
//     node examples/mirror-registry.ts aurora/compass images.json

import { readFile, rename, writeFile } from 'node:fs/promises';
import { limitConcurrency, NotFoundError } from '../generated/client/index.ts';
import { clientFromEnvironment } from './client.ts';

interface Image {
  readonly digest: string;
  readonly size: number;
}

const [, , project, file] = process.argv;
if (project === undefined || file === undefined) throw new TypeError('Which project, and which file?');
const client = clientFromEnvironment(limitConcurrency(8));

const before = new Map<string, Image>(Object.entries(await readImages(file)));
const images = new Map((await Promise.all(await readTags(project))).filter((image) => image !== undefined));

for (const [path, { digest }] of images) {
  const known = before.get(path);
  if (known === undefined) process.stdout.write(`added ${path}\n`);
  else if (known.digest !== digest) process.stdout.write(`changed ${path}\n`);
}
for (const path of before.keys()) if (!images.has(path)) process.stdout.write(`removed ${path}\n`);

// The file is replaced at once, so that it is never incomplete.
const sorted = Object.fromEntries([...images].toSorted(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
await rename(`${file}.new`, file);

/** Starts to read each tag of each image repository of a project. */
async function readTags(id: string) {
  const reading: Promise<[string, Image] | undefined>[] = [];
  for await (const repository of client.containerRegistry.listProjectRepositories({ id })) {
    const tags = client.containerRegistry.listTags({ id, repository_id: repository.id });
    for await (const { name } of tags) reading.push(readTag(id, repository.id, name));
  }
  return reading;
}

/** Returns the path and the image of a tag. Returns undefined if the tag was deleted in the meantime. */
async function readTag(id: string, repository_id: number, tag_name: string): Promise<[string, Image] | undefined> {
  try {
    const { path, digest, total_size } = await client.containerRegistry.getTag({ id, repository_id, tag_name });
    return [path, { digest, size: total_size }];
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** Returns the images in the file. Returns no images if there is no file. */
async function readImages(path: string): Promise<Record<string, Image>> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return JSON.parse(text);
}
