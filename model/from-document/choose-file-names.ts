import { fileName } from '../names/identifier.ts';
import { chooseNames, type NameRequest } from './choose-names.ts';
import type { BuildContext } from './context.ts';

// Windows reserves these file names for devices, in every folder and with any extension.
const device = /^(?:aux|con|nul|prn|(?:com|lpt)[\d¹²³])$/u;

/**
 * Chooses a unique file name, without extension, for each request. If two names differ only in letter case, their file names would be
 * equal. A number is then appended to one of the file names.
 *
 * @param reserved the file names that generated code itself uses.
 */
export function chooseFileNames(
  requests: readonly NameRequest[],
  {
    word,
    fallback,
    reserved = [],
  }: { readonly word: string; readonly fallback: string; readonly reserved?: readonly string[] },
  context: BuildContext,
): string[] {
  const taken = new Set(reserved);
  const namespace = {
    word,
    fallback,
    separator: '-',
    isReserved: (name: string) => taken.has(name) || device.test(name),
    reasonFor: (name: string) =>
      device.test(name) ? `Windows reserves the name ${name}` : `generated code already has a file ${name}.ts`,
    describe: (name: string) => `is written to ${name}.ts`,
  };
  const files = requests.map((request) => ({ ...request, name: fileName(request.name) }));
  return chooseNames(files, namespace, context);
}
