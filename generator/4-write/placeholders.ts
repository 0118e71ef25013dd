import { StructureKind } from 'ts-morph';
import type { Statement } from '../code/module.ts';

const placeholder = /^[\t ]*__text_(\d+)__;$/gmu;

/**
 * Statements that are text already, kept aside while ts-morph prints what is structured. ts-morph parses whatever it prints; text
 * that goes to the formatter anyway, which parses it as well, would be parsed twice, and it is most of the output.
 */
export interface Placeholders {
  /** The statement with a short line in place of each text. */
  take(statement: Statement): Statement;
  /** The printed text with the texts put back. */
  restore(printed: string): string;
}

export function createPlaceholders(): Placeholders {
  const texts: string[] = [];
  const line = (text: string): string => `__text_${texts.push(text) - 1}__;`;
  return {
    take(statement) {
      if (typeof statement === 'string') return `\n${line(statement)}`;
      // A blank line before each statement: the formatter keeps one where there is one, and adds none.
      const apart = { ...statement, leadingTrivia: '\n' };
      if (apart.kind !== StructureKind.Function || typeof apart.statements !== 'string') return apart;
      return { ...apart, statements: line(apart.statements) };
    },
    // No other line can look like a placeholder: within a comment it starts with a star, and a string literal holds no line break.
    restore: (printed) => printed.replaceAll(placeholder, (_, index: string) => texts[Number(index)] ?? ''),
  };
}
