import { commentText } from './comment.ts';
import { stringLiteral } from './literal.ts';

interface Declaration {
  /** A valid identifier (`identifier.ts`). */
  readonly name: string;
  /** Lines of the doc comment: from `commentLines`, or fixed text. */
  readonly docs: readonly string[];
}

/**
 * The text of exported declarations. ts-morph parses everything that it prints, so a module that consists of text alone does not
 * use it. All parameters are valid TypeScript.
 */
export const functionText = (
  declaration: Declaration & { readonly parameters: string; readonly returnType: string; readonly body: string },
): string => {
  const { name, docs, parameters, returnType, body } = declaration;
  return `${commentText(docs)}\nexport function ${name}(${parameters}): ${returnType} {\n${body}\n}`;
};

export const typeAliasText = ({ name, docs, type }: Declaration & { readonly type: string }): string =>
  `${commentText(docs)}\nexport type ${name} = ${type};`;

export const constantText = (
  declaration: Declaration & { readonly type: string; readonly initializer: string },
): string => {
  const { name, docs, type, initializer } = declaration;
  return `${commentText(docs)}\nexport const ${name}: ${type} = ${initializer};`;
};

/** `export { a, b } from './c.ts';` */
export const reexportText = (specifier: string, names: readonly string[]): string =>
  `export { ${names.join(', ')} } from ${stringLiteral(specifier)};`;

/** `import { type A, b } from './c.ts';` */
export const importText = (specifier: string, names: readonly string[], isTypeOnly: boolean): string =>
  `import ${isTypeOnly ? 'type ' : ''}{ ${names.join(', ')} } from ${stringLiteral(specifier)};`;
