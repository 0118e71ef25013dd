import { findObjects } from '../../generator/scaffold/find-objects.ts';
import { createHandlerProgram } from '../../generator/scaffold/handler-program.ts';
import { insert, mergeMembers } from '../../generator/scaffold/merge-members.ts';
import type { Merged } from '../../generator/scaffold/wanted.ts';

/** Adds missing handlers with the type `ThingsHandlers` to the text of a file. Returns the new text with the result. */
export function mergeText(
  text: string,
  names: readonly string[],
): Omit<Merged, 'insertions'> & { readonly text: string } {
  const path = '/project/handlers/things.ts';
  const areas = [{ name: 'things', type: 'ThingsHandlers', members: names }];
  const program = createHandlerProgram({
    texts: new Map([[path, text]]),
    read: () => undefined,
    generated: '/project/handlers/server',
    areas,
  });
  const members = names.map((name) => ({
    name,
    text: (local: string) => `${name}: () => ${local}()`,
    needs: { name: 'notImplemented', otherName: 'other', from: './server/index.ts', isFromServer: true },
  }));
  const found = findObjects(program, areas).found.get('things');
  const { insertions, ...merged } = mergeMembers(program, found, { type: 'ThingsHandlers', members }, path);
  return { ...merged, text: insert(text, insertions) };
}
