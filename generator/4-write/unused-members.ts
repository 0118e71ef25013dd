import { format } from './format.ts';
import type { PrintedFile } from './printed-file.ts';

/** The hand-written modules whose interfaces describe data that generated code and adapters provide, by the folder that reads it. */
const dataModules = {
  'client/': ['client/runtime/operation.ts'],
  'server/': ['server/runtime/route.ts', 'server/runtime/transport.ts'],
};

const comment = '(?: *\\/\\*\\*(?:[^*]|\\*(?!\\/))*\\*\\/\\n)?';

/** Matches an optional property or method in one line, with the comment before it. */
const optionalMember = new RegExp(`^${comment} {2}(?:readonly )?(\\w+)\\?(?:: |\\().*;\\n`, 'gmu');

/** Matches a type in one line, with the comment before it. */
const typeAlias = new RegExp(`^${comment}export type (\\w+) = .*;\\n\\n`, 'gmu');

/**
 * Removes optional members of interfaces that no code of the output mentions, and types that only these members used. For example, the
 * type `Route` has the property `role` only if an operation has a role.
 *
 * @param files all files of an output.
 */
export async function withoutUnusedMembers(files: readonly PrintedFile[]): Promise<PrintedFile[]> {
  let trimmed = [...files];
  for (const [folder, paths] of Object.entries(dataModules)) {
    for (const pattern of [optionalMember, typeAlias]) {
      const isUsed = createUseCheck(trimmed.filter(({ path }) => path.startsWith(folder)));
      trimmed = trimmed.map((file) => (paths.includes(file.path) ? withoutUnused(file, pattern, isUsed) : file));
    }
  }
  return Promise.all(trimmed.map((file, index) => (file === files[index] ? file : format(withoutUnusedImports(file)))));
}

/** Returns a function that returns true if the code of files contains a name at least twice: in its declaration and elsewhere. */
function createUseCheck(files: readonly PrintedFile[]): (name: string) => boolean {
  const codes = files.map(({ text }) => text.replaceAll(/\/\*\*[^]*?\*\/|^ *\/\/.*$/gmu, ''));
  return (name) => {
    const word = new RegExp(`\\b${name}\\b`, 'gu');
    let count = 0;
    return codes.some((code) => (count += code.match(word)?.length ?? 0) > 1);
  };
}

function withoutUnused(file: PrintedFile, pattern: RegExp, isUsed: (name: string) => boolean): PrintedFile {
  const text = file.text.replaceAll(pattern, (declaration, name: string) => (isUsed(name) ? declaration : ''));
  return text === file.text ? file : { path: file.path, text };
}

function withoutUnusedImports(file: PrintedFile): PrintedFile {
  const isUsed = createUseCheck([file]);
  const text = file.text.replaceAll(/^import (?:type )?\{([^}]*)\} from .*;\n/gmu, (statement, names: string) => {
    const used = names.split(',').filter((name) => isUsed(name.replace('type ', '').trim()));
    return used.length === 0 ? '' : statement.replace(names, used.join(','));
  });
  return { path: file.path, text };
}
