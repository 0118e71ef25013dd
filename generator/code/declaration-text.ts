import { commentText } from './comment.ts';
import { stringLiteral } from './literal.ts';

/** What all exported declarations have. */
interface Declaration {
  /** Through the door of names. */
  readonly name: string;
  /** Lines of the doc comment: through the door of comments, or our own. */
  readonly docs: readonly string[];
}

/**
 * Exported declarations as text, for modules of which nothing else needs ts-morph: it parses what it prints, and a module that is text
 * through and through is spared that. Everything handed over is TypeScript already.
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
