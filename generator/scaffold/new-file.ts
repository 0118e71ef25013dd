import type { WantedObject } from './wanted.ts';

/**
 * Returns the text of a new file with an object that the user completes. The text does not contain the documentation of the members,
 * because editors show the documentation from the type of the object.
 *
 * @param constant the name of the constant with the object.
 * @param server the module that exports the type of the object.
 */
export function newFile(constant: string, { type, members }: WantedObject, server: string): string {
  const fromServer = members.filter(({ needs }) => needs.isFromServer).map(({ needs }) => needs.name);
  const others = members.filter(({ needs }) => !needs.isFromServer);
  const names = [...new Set(fromServer), `type ${type}`].toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1));
  const isOnlyType = fromServer.length === 0;
  return [
    isOnlyType ? `import type { ${type} } from '${server}';` : `import { ${names.join(', ')} } from '${server}';`,
    ...others.map(({ needs }) => `import { ${needs.name} } from '${needs.from}';`),
    '',
    `export const ${constant}: ${type} = {`,
    ...members.map(({ text, needs }) => `  ${text(needs.name)},`),
    '};',
    '',
  ].join('\n');
}

const bare = (name: string): string => name.replace(/^type /u, '').toLowerCase();
