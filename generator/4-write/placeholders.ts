import { StructureKind } from '../code/structure-kind.ts';
import { commentText } from '../code/comment.ts';
import type { Statement } from '../code/module.ts';

/**
 * Replaces text that is already TypeScript (statements, bodies of functions, comments) by short lines while ts-morph prints
 * structures. ts-morph parses everything that it prints, and the formatter parses it again: without placeholders, most of the
 * output would be parsed twice.
 */
export interface TextPlaceholders {
  /** Returns the statement with a placeholder for each text. */
  take(statement: Statement): Statement;
  /** Returns the printed text with the placeholders replaced by their texts. */
  restore(printed: string): string;
}

// No other line matches: a line of a comment starts with a star, and a string literal does not contain a line break.
const placeholder = /^[\t ]*\/\*__text_(\d+)__\*\/$/gmu;

/** The properties that statements and their members share. */
interface Documented {
  readonly docs?: readonly (string | { readonly description?: unknown })[];
  readonly leadingTrivia?: unknown;
}

export function createPlaceholders(): TextPlaceholders {
  const texts: string[] = [];
  const line = (text: string): string => `/*__text_${texts.push(text) - 1}__*/`;

  const withoutDocs = <T extends Documented>(structure: T, before: string): T => {
    const comment = (structure.docs ?? []).map((doc) =>
      commentText(
        String(typeof doc === 'string' ? doc : doc.description)
          .replace(/^\n/u, '')
          .split('\n'),
      ),
    );
    const trivia = comment.length === 0 ? before : `${before}${line(comment.join('\n'))}\n`;
    return { ...structure, docs: [], leadingTrivia: trivia };
  };

  return {
    take(statement) {
      // A blank line before each statement: the formatter keeps one, but does not add one.
      if (typeof statement === 'string') return `\n${line(statement)}`;
      const apart = withoutDocs(statement, '\n');
      if (apart.kind === StructureKind.Function && typeof apart.statements === 'string') {
        return { ...apart, statements: line(apart.statements) };
      }
      if (apart.kind !== StructureKind.Interface) return apart;
      return {
        ...apart,
        methods: apart.methods?.map((method) => withoutDocs(method, '')) ?? [],
        properties: apart.properties?.map((property) => withoutDocs(property, '')) ?? [],
      };
    },
    restore: (printed) => printed.replaceAll(placeholder, (_, index: string) => texts[Number(index)] ?? ''),
  };
}
