import type { Place } from '../../diagnostics/diagnostic.ts';
import type { BuildContext } from './context.ts';

/** Hands out the names of one namespace of generated code, each once. */
export interface Names {
  /**
   * Claims a name and returns it, reporting when it is empty, too long, or taken by something else.
   *
   * @param what names the thing in messages: `schema "Foo-Bar"`.
   * @param place where it is; asked for only when there is something to report, because positions are slow to find.
   */
  claim(name: string, what: string, place: () => Place | undefined): string;
}

// File systems take 255 bytes for a name, its ending included.
const longest = 200;

const generatedCode = 'something that generated code needs';

/**
 * An empty namespace.
 *
 * @param taken names that generated code uses for its own purposes.
 * @param phrase says in messages that something has a name.
 */
export function createNames(
  { diagnostics }: BuildContext,
  taken: Iterable<string> = [],
  phrase: (name: string) => string = (name) => `is called ${name} in TypeScript`,
): Names {
  const owners = new Map<string, string>(Array.from(taken, (name) => [name, generatedCode]));
  return {
    claim(name, what, place) {
      if (name === '' || Buffer.byteLength(name) > longest) {
        const reason = name === '' ? 'has no character that an identifier may hold' : `is longer than ${longest} bytes`;
        const fix = 'Give it a short name with letters.';
        diagnostics.error('name-invalid', `The name of the ${what} ${reason}.`, fix, place());
        return name;
      }
      const owner = owners.get(name) ?? what;
      owners.set(name, owner);
      if (owner === what) return name;
      const [other, fix] = owner === generatedCode ? [owner, 'Rename it.'] : [`the ${owner}`, 'Rename one of them.'];
      diagnostics.error('name-collision', `The ${what} ${phrase(name)}, and so is ${other}.`, fix, place());
      return name;
    },
  };
}

// Windows takes these for devices in every folder, whatever the ending.
const device = /^(?:aux|con|nul|prn|(?:com|lpt)[\d¹²³])$/u;

/** Names of modules: two names of the description that differ only in their capitals may come to the same file. */
export function createFileNames(context: BuildContext): Names {
  const names = createNames(context, [], (name) => `is written to ${name}.ts`);
  return {
    claim(name, what, place) {
      if (device.test(name)) {
        const message = `The ${what} is written to ${name}.ts, which Windows takes for a device.`;
        context.diagnostics.error('name-invalid', message, 'Rename it.', place());
      }
      return names.claim(name, what, place);
    },
  };
}
