import { PluginError } from './plugin-error.ts';

/** The files and folders of the house. No other output writes them. */
const ownedByHouse: ReadonlySet<string> = new Set(['bundle', 'client', 'server', 'shared', 'types', 'validators']);

/**
 * Checks the name of an output, which is also its folder.
 *
 * @throws {PluginError} if the name is not a plain folder name, or is the name of a folder of the house.
 */
export function checkPluginName(name: unknown): void {
  const text = typeof name === 'string' ? name : String(name);
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u.test(text)) {
    throw new PluginError(text, 'The name of an output consists of lower-case letters, digits and single hyphens.');
  }
  if (ownedByHouse.has(text)) throw new PluginError(text, `The folder ${text} belongs to forgespec itself.`);
}

/**
 * Returns the path of a file of an output, relative to the folder of all outputs.
 *
 * @param path the path in the folder of the output, with `/` as the separator.
 * @throws {PluginError} if the path would leave the folder, or is not portable.
 */
export function ownPath(plugin: string, path: string): string {
  const segments = path.split('/');
  const isPlain = segments.every(
    (segment) => /^[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$.-]*$/u.test(segment) && !segment.endsWith('.'),
  );
  if (isPlain) return `${plugin}/${path}`;
  const rule = 'Write a relative path of letters, digits, hyphens and dots, without `..`, such as `pets.ts`.';
  throw new PluginError(plugin, `The path ${JSON.stringify(path)} is not allowed. ${rule}`);
}
