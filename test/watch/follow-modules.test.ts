import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, onTestFinished } from 'vitest';
import { followModules } from '../../generator/watch/follow-modules.ts';
import { folderWith } from '../folder-with.ts';

/** The exports of the entry of a test. */
interface Entry {
  readonly value: string;
  readonly kept: object;
}

/** Follows `main.ts` in a folder. */
async function follow(folder: string) {
  const entry = join(folder, 'main.ts');
  let next = Promise.withResolvers<unknown>();
  let current: Entry;
  const load = async (): Promise<void> => {
    current = (await import(pathToFileURL(entry).href)) as Entry;
  };
  const followed = followModules({
    entries: [join(folder, 'main.js'), entry],
    load,
    loaded: () => next.resolve('loaded'),
    failed: (error) => next.resolve(error),
  });
  onTestFinished(() => followed.close());
  await load();
  return {
    current: () => current,
    /** Writes a file. Returns the error of the load that follows, or `loaded`. */
    async edit(name: string, text: string): Promise<unknown> {
      next = Promise.withResolvers();
      writeFileSync(join(folder, name), text);
      return next.promise;
    },
  };
}

test('a change loads only the changed module and its importers again', async () => {
  const { current, edit } = await follow(
    folderWith({
      'main.ts': `import { part } from './part.ts'; export { kept } from './kept.ts'; export const value: string = part;`,
      'part.ts': `import './kept.ts'; import './main.ts'; export const part: string = 'first';`,
      'kept.ts': 'export const kept: object = {};',
    }),
  );
  const { kept, value } = current();
  expect(value).toBe('first');
  expect(await edit('part.ts', `export const part: string = 'second';`)).toBe('loaded');
  expect(current().value).toBe('second');
  expect(current().kept).toBe(kept);
});

test('a module that cannot be loaded is loaded again after each change, also of a file that it lacks', async () => {
  const { current, edit } = await follow(
    folderWith({
      'main.ts': `import { part } from './part.ts'; export const value: string = part;`,
      'part.ts': `export const part = 'first';`,
    }),
  );
  expect(await edit('part.ts', 'export const part = ;')).toBeInstanceOf(SyntaxError);
  expect(await edit('part.ts', `export { part } from './more.ts';`)).toMatchObject({ code: 'ERR_MODULE_NOT_FOUND' });
  expect(current().value).toBe('first');
  expect(await edit('more.ts', `throw new Error('It fails'); export const part = '';`)).toEqual(new Error('It fails'));
  expect(await edit('more.ts', `export const part = 'second';`)).toBe('loaded');
  expect(current().value).toBe('second');
});
