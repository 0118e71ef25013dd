import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileExports, moduleEntries } from './entries.ts';
import { isGenerated, root, type Room } from './room.ts';

/**
 * Returns the README of a published package. The README contains the description of the package, the command that installs the package, and
 * the specifiers that users can import.
 *
 * @param guide Markdown that shows how to use the package.
 */
export function readme(room: Room, guide: string | undefined): string {
  const { name, description = '', bin, engines } = room.manifest;
  const specifiers = [...moduleEntries(room).map(({ key }) => key), ...fileExports(room)].map(
    (key) => name + key.slice(1),
  );
  const commands = Object.keys(bin ?? {}).map((command) => `Run \`npx ${command} --help\` for its commands.`);
  const imports = specifiers.length === 0 ? [] : [specifiers.map((specifier) => `- \`${specifier}\``).join('\n')];
  const definition = isGenerated(room)
    ? 'on a name that comes from the OpenAPI description opens the line that declares the name, in a file of the folder `spec`'
    : 'opens the TypeScript source, in the folder `src`';
  const needs = `The package needs Node ${engines?.['node']?.replace('>=', '')} or newer, and is ESM only.`;
  const paragraphs = [
    `# ${name}`,
    description,
    `\`\`\`sh\nnpm install ${name}\n\`\`\``,
    ...commands,
    ...(guide === undefined ? [] : [guide]),
    ...(imports.length === 0 ? [] : ['## Modules']),
    ...imports,
    `In an editor, "Go to Definition" ${definition}.`,
    needs,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Returns the text of `pack/first-use/`, which shows the first use of a package. Returns undefined if there is no such text. */
export function firstUse({ folder }: Room): string | undefined {
  const file = join(root, `pack/first-use/${folder}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
