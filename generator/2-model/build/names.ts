import type { SourceLocation } from '../../diagnostics/diagnostic.ts';
import { otherPlace } from '../../diagnostics/other-place.ts';
import type { BuildContext } from './context.ts';

/** A namespace of generated code, in which each name is unique. */
export interface Names {
  /**
   * Adds a name to the namespace and returns the name. Reports a name that is empty, too long, or already used.
   *
   * @param subject the owner of the name in messages, such as `schema "Foo-Bar"`.
   * @param place returns the source location. Only a report calls this function, because computing a location is slow.
   */
  claim(name: string, subject: string, place: () => SourceLocation | undefined): string;
  /** Returns true if the namespace has a name. */
  has(name: string): boolean;
}

/** The subject that was the first to claim a name, and the source location of the subject. */
interface Owner {
  readonly subject: string;
  readonly place: () => SourceLocation | undefined;
}

// The maximum length of a name, in bytes. File systems allow 255 bytes for a file name with its extension.
const longest = 200;

const generatedCode = 'something that generated code needs';

/**
 * Creates a namespace.
 *
 * @param taken the names that generated code already uses.
 * @param phrase returns the words of a message after the subject, such as `is called Foo in TypeScript`.
 */
export function createNames(
  { diagnostics }: BuildContext,
  taken: Iterable<string> = [],
  phrase: (name: string) => string = (name) => `is called ${name} in TypeScript`,
): Names {
  const owners = new Map<string, Owner>(
    Array.from(taken, (name) => [name, { subject: generatedCode, place: () => undefined }]),
  );
  return {
    has: (name) => owners.has(name),
    claim(name, subject, place) {
      if (name === '' || Buffer.byteLength(name) > longest) {
        const reason =
          name === '' ? 'has no character that an identifier can contain' : `is longer than ${longest} bytes`;
        const fix = 'Give it a short name with letters.';
        diagnostics.error('name-invalid', `The name of the ${subject} ${reason}.`, fix, place());
        return name;
      }
      const owner = owners.get(name) ?? { subject, place };
      owners.set(name, owner);
      if (owner.subject === subject) return name;
      const at = place();
      const line = otherPlace(owner.place(), at);
      const [other, fix] =
        owner.subject === generatedCode
          ? ['but generated code already uses this name', 'Rename it.']
          : [`and so is the ${owner.subject}${line === '' ? '' : ` (${line})`}`, 'Rename one of them.'];
      diagnostics.error('name-collision', `The ${subject} ${phrase(name)}, ${other}.`, fix, at);
      return name;
    },
  };
}

// Windows reserves these file names for devices, in every folder and with any extension.
const device = /^(?:aux|con|nul|prn|(?:com|lpt)[\d¹²³])$/u;

/** Creates the namespace of file names. Names that differ only in case get the same file name, so they collide. */
export function createFileNames(context: BuildContext): Names {
  const names = createNames(context, [], (name) => `is written to ${name}.ts`);
  return {
    has: names.has,
    claim(name, subject, place) {
      if (device.test(name)) {
        const message = `The ${subject} is written to ${name}.ts, which is the name of a device on Windows.`;
        context.diagnostics.error('name-invalid', message, 'Rename it.', place());
      }
      return names.claim(name, subject, place);
    },
  };
}
