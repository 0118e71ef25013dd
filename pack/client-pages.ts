import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { moduleEntries } from './entries.ts';
import { root, type Room } from './room.ts';

/** The pages about the generated client. */
const pages = ['errors', 'pages', 'streams', 'files', 'connections', 'other-clients', 'credentials', 'testing'].map(
  (name) => `docs/${name}.md`,
);

/**
 * Copies the pages about the generated client, and its examples, into the package with the SDK. Their code then imports the package.
 *
 * @param folder the folder of the package.
 * @returns the section of the README that lists the pages.
 */
export function copyClientPages(room: Room, folder: string): string {
  const examples = globSync('examples/{*.{ts,md},infinite-list/*}', { cwd: root }).toSorted();
  const files = [...pages, ...examples];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), pageInPackage(text, file, files, room));
  }
  const list = [...pages, 'examples/README.md'].map((file) => `- [${titleOf(file)}](${file})`);
  return `## Further pages\n\n${list.join('\n')}`;
}

const titleOf = (file: string): string => /^# (.+)$/mu.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file;

/**
 * Returns a page as the package contains it: its code imports the package, its commands run the installed `forgespec`, and a line with a link
 * to a file that is not in the package is left out.
 *
 * @param file the path of the page, relative to the root of the repository.
 * @param files the paths of all pages in the package.
 * @throws {Error} if the code imports a module that the package does not export.
 */
export function pageInPackage(text: string, file: string, files: readonly string[], room: Room): string {
  const { name } = room.manifest;
  const entries = moduleEntries(room);
  const isBroken = (line: string): boolean =>
    Array.from(line.matchAll(/\]\((?!https?:|#)([^)#]+)/gu), ([, link = '']) =>
      normalize(join(dirname(file), link)),
    ).some((target) => !files.includes(target));
  return text
    .replaceAll(/'(?:\.\.?\/)+(generated\/[^']+)'/gu, (_, module: string) => {
      const entry = entries.find((candidate) => normalize(candidate.file) === module);
      if (entry === undefined) throw new Error(`${basename(file)} imports ${module}, which ${name} does not export`);
      return `'${name}${entry.key.slice(1)}'`;
    })
    .replaceAll('npm run forgespec -- mock', `npx forgespec mock node_modules/${name}/openapi.json`)
    .split('\n')
    .filter((line) => !isBroken(line))
    .join('\n');
}
