import { stringLiteral } from '../../code/literal.ts';

/** An expression for the path of a property whose name is known. */
export function propertyPath(name: string): string {
  if (/^[\w.-]+$/u.test(name)) return `\`\${path}/${name}\``;
  return `path + ${stringLiteral(`/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)}`;
}
