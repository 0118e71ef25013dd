import { commentText } from './comment.ts';
import { stringLiteral } from './literal.ts';

interface Declaration {
  /** The name, which must be a valid identifier (see `identifier.ts`). */
  readonly name: string;
  /** The lines of the doc comment, from `commentLines` or from fixed text of an emitter. */
  readonly docs: readonly string[];
}

const commented = (docs: readonly string[]): string => (docs.length === 0 ? '' : `${commentText(docs)}\n`);

/**
 * Returns the text of an exported function. All arguments must be valid TypeScript. The other functions of this module return other kinds
 * of statements, and have the same requirement.
 */
export const functionText = (
  declaration: Declaration & { readonly parameters: string; readonly returnType: string; readonly body: string },
): string => {
  const { name, docs, parameters, returnType, body } = declaration;
  return `${commented(docs)}export function ${name}(${parameters}): ${returnType} {\n${body}\n}`;
};

export const interfaceText = (
  declaration: Declaration & { readonly extended: readonly string[]; readonly body: string },
): string => {
  const { name, docs, extended, body } = declaration;
  const heritage = extended.length === 0 ? '' : ` extends ${extended.join(', ')}`;
  return `${commented(docs)}export interface ${name}${heritage} ${body}`;
};

export const typeAliasText = ({ name, docs, type }: Declaration & { readonly type: string }): string =>
  `${commented(docs)}export type ${name} = ${type};`;

export const constantText = (
  declaration: Declaration & { readonly type: string; readonly initializer: string },
): string => {
  const { name, docs, type, initializer } = declaration;
  return `${commented(docs)}export const ${name}: ${type} = ${initializer};`;
};

/** Returns the text of a constant without a declared type. The compiler infers the type from the literals of the value. */
export const constAssertionText = ({
  name,
  docs,
  initializer,
}: Declaration & { readonly initializer: string }): string =>
  `${commented(docs)}export const ${name} = ${initializer} as const;`;

/** Returns a re-export, such as `export { a, b } from './c.ts';`. */
export const reexportText = (specifier: string, names: readonly string[]): string =>
  `export { ${names.join(', ')} } from ${stringLiteral(specifier)};`;

/** Returns an import, such as `import { type A, b } from './c.ts';`. */
export const importText = (specifier: string, names: readonly string[], isTypeOnly: boolean): string =>
  `import ${isTypeOnly ? 'type ' : ''}{ ${names.join(', ')} } from ${stringLiteral(specifier)};`;
