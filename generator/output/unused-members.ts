import { format } from './format.ts';
import { importedPaths } from './templates.ts';
import { createFile, rememberedOf, type PrintedFile } from './printed-file.ts';

/**
 * The hand-written modules from which unused declarations are removed. Each key is the path of a module. Its value lists the folders whose
 * code can use the declarations of that module. Some of these modules declare TypeScript types for data that generated code or adapters
 * provide. The others declare functions that generated code calls.
 */
const trimmedModules: Readonly<Record<string, readonly string[]>> = {
  'client/runtime/operation.ts': ['client/'],
  'server/runtime/route.ts': ['server/'],
  'server/runtime/transport.ts': ['server/'],
  'shared/request-decoders.ts': ['client/', 'server/', 'shared/', 'validators/'],
  'validators/runtime/json-types.ts': ['validators/'],
  'validators/runtime/report.ts': ['validators/'],
};

const comment = '(?: *\\/\\*\\*(?:[^*]|\\*(?!\\/))*\\*\\/\\n)?';

/** Matches an optional property or method in one line, with the comment before it. */
const optionalMember = new RegExp(`^${comment} {2}(?:readonly )?(\\w+)\\?(?:: |\\().*;\\n`, 'gmu');

/**
 * Matches an exported type or constant, with the comment before it and the blank line after it. At the end of the module, the blank line
 * may be missing.
 */
const declaration = new RegExp(`^${comment}export (?:const|type) (\\w+)\\b[^;]*;\\n(?:\\n(?! )|(?![^]))`, 'gmu');

/**
 * Removes declarations that no code of the output uses. These are constants, types, and optional members of interfaces. For example, the
 * type `Route` has the property `role` only if an operation has a role.
 *
 * @param files all files of an output.
 */
export async function withoutUnusedMembers(files: readonly PrintedFile[]): Promise<PrintedFile[]> {
  const trimmed = new Map(files.map((file) => [file.path, file]));
  for (const [path, folders] of Object.entries(trimmedModules)) {
    // If only a removed constant uses a member, the member is also unused. If only a removed member uses a type, the type is also unused.
    // Therefore, the first pass removes constants and types, the second pass removes members, and the third pass removes constants and
    // types again.
    for (const pattern of [declaration, optionalMember, declaration]) {
      const file = trimmed.get(path);
      if (file === undefined) continue;
      const users = [...trimmed.values()].filter((user) => folders.some((folder) => user.path.startsWith(folder)));
      // Other modules must import a declaration to use it.
      const importers = users.filter((user) => user.path === path || importedPaths(user).includes(path));
      const text = withoutUnused(file.text, pattern, createUseCheck(pattern === declaration ? importers : users));
      trimmed.set(path, { path, text });
    }
  }
  const formatted = files.map(async (file) => {
    const { text } = trimmed.get(file.path) ?? file;
    if (text === file.text) return file;
    const { path } = file;
    return createFile('trim', path, text, async () => (await format(withoutUnusedImports({ path, text }))).text);
  });
  return Promise.all(formatted);
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*\*[^]*?\*\/|^ *\/\/.*$/gmu, '');

/**
 * Returns a function that returns true if a name is used. A used name occurs at least twice in the files, because its declaration is one of
 * the occurrences. Comments are ignored.
 */
function createUseCheck(files: readonly PrintedFile[]): (name: string) => boolean {
  return (name) => {
    let count = 0;
    return files.some((file) => (count += countIn(file, name)) > 1);
  };
}

const codeOf = rememberedOf(({ text }) => withoutComments(text));
const countsOf = rememberedOf(() => new Map<string, number>());

/** Returns how often the code of a file contains a name, but at most 2. */
function countIn(file: PrintedFile, name: string): number {
  const counts = countsOf(file);
  const known = counts.get(name);
  if (known !== undefined) return known;
  const code = codeOf(file);
  let count = 0;
  for (let at = code.indexOf(name); at !== -1 && count < 2; at = code.indexOf(name, at + name.length)) {
    if (!isInName(code, at - 1) && !isInName(code, at + name.length)) count++;
  }
  counts.set(name, count);
  return count;
}

const isInName = (code: string, index: number): boolean => /\w/u.test(code.charAt(index));

const withoutUnused = (text: string, pattern: RegExp, isUsed: (name: string) => boolean): string =>
  text.replaceAll(pattern, (found, name: string) => (isUsed(name) ? found : ''));

function withoutUnusedImports(file: PrintedFile): PrintedFile {
  const isUsed = createUseCheck([file]);
  const text = file.text.replaceAll(/^import (?:type )?\{([^}]*)\} from .*;\n/gmu, (statement, names: string) => {
    const used = names.split(',').filter((name) => isUsed(name.replace('type ', '').trim()));
    return used.length === 0 ? '' : statement.replace(names, used.join(','));
  });
  return { path: file.path, text };
}
