import { StructureKind } from '../code/structure-kind.ts';
import { commentText } from '../code/comment.ts';
import type { Statement } from '../code/module.ts';

/**
 * Replaces text in structures by short placeholders while ts-morph prints them. ts-morph parses its output, and the formatter
 * parses it again. Statements, function bodies and comments that are already text would be parsed twice without need.
 */
export interface TextPlaceholders {
  /** Returns the statement with placeholders in place of its texts. */
  take(statement: Statement): Statement;
  /** Returns the printed text with the texts in place of the placeholders. */
  restore(printed: string): string;
}

// Matches placeholders only: a line inside a comment starts with a star, and a string literal contains no line break.
const placeholder = /^[\t ]*\/\*__text_(\d+)__\*\/$/gmu;

/** The properties that statements have in common with methods and properties of interfaces. */
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
      // Each statement begins with a blank line, because the formatter preserves blank lines but adds none.
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
