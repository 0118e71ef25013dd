import type { Place } from '../../diagnostics/diagnostic.ts';
import type { BuildContext } from './context.ts';

/** Hands out the names of one namespace of generated code, each once. */
export interface Names {
  /**
   * Claims a name and returns it, reporting when it is empty or taken by something else.
   *
   * @param what names the thing in messages: `schema "Foo-Bar"`.
   */
  claim(name: string, what: string, place: Place | undefined): string;
}

/** An empty namespace, but for names that generated code uses for its own purposes. */
export function createNames(context: BuildContext, taken: Iterable<string> = []): Names {
  const owners = new Map<string, string>(Array.from(taken, (name) => [name, 'generated code itself']));
  return {
    claim(name, what, place) {
      if (name === '') {
        const message = `The ${what} has no character that an identifier may hold.`;
        context.diagnostics.error('name-invalid', message, 'Give it a name with letters.', place);
        return 'Unnamed';
      }
      const owner = owners.get(name);
      if (owner === undefined) {
        owners.set(name, what);
      } else if (owner !== what) {
        const message = `The ${what} is called ${name} in TypeScript, and so is ${owner === 'generated code itself' ? 'a name that generated code needs' : `the ${owner}`}.`;
        context.diagnostics.error('name-collision', message, 'Rename one of them.', place);
      }
      return name;
    },
  };
}
