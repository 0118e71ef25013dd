import { StructureKind } from '../code/structure-kind.ts';
import { commentText } from '../code/comment.ts';
import type { Statement } from '../code/module.ts';

/**
 * Text that is TypeScript already, kept aside while ts-morph prints what is structured: statements, bodies of functions, comments.
 * ts-morph parses whatever it prints; the formatter parses it as well, and most of the output would be parsed twice.
 */
export interface Placeholders {
  /** The statement with a short line in place of each text. */
  take(statement: Statement): Statement;
  /** The printed text with the texts put back. */
  restore(printed: string): string;
}

// No other line can look like one: a line of a comment starts with a star, and a string literal holds no line break.
const placeholder = /^[\t ]*\/\*__text_(\d+)__\*\/$/gmu;

/** What statements and their members have in common. */
interface Documented {
  readonly docs?: readonly (string | { readonly description?: unknown })[];
  readonly leadingTrivia?: unknown;
}

export function createPlaceholders(): Placeholders {
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
      // A blank line before each statement: the formatter keeps one where there is one, and adds none.
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
