/** The syntax tree of a regular expression. It contains only the properties that affect the number of ways to match a text. */
export type Syntax =
  | { readonly kind: 'atom'; readonly source: string }
  | { readonly kind: 'choice' | 'sequence'; readonly parts: readonly Syntax[] }
  /** A lookahead or lookbehind. It consumes no characters. */
  | { readonly kind: 'look'; readonly part: Syntax }
  | { readonly kind: 'repeat'; readonly part: Syntax; readonly least: number; readonly most: number };

/** The assertions for the beginning and the end of the text. The syntax tree contains these assertions as atoms, like characters. */
export const textStart = '^';
export const textEnd = '$';

const empty: Syntax = { kind: 'sequence', parts: [] };

/** Matches an escape, a class, the start of a group, a quantifier, or one character. */
const token =
  /\\[pP]\{[^}]*\}|\\u\{[\dA-Fa-f]+\}|\\u[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\c[A-Za-z]|\\k<[^>]*>|\\[1-9]\d*|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<[^>]*>|[a-z-]*:)|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;

/**
 * Parses a regular expression that is valid with the flag `u`. A back reference counts as the empty text.
 *
 * @see https://tc39.es/ecma262/#sec-patterns
 */
export const parsePattern = (pattern: string): Syntax => new PatternParser(pattern).parseChoice();

/** A recursive descent parser. Each method parses the next tokens, and continues after them. */
class PatternParser {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#tokens = pattern.match(token) ?? [];
  }

  /** Parses alternatives, such as `a|b`, up to the end of the pattern or of the group. */
  parseChoice(): Syntax {
    const first = this.#parseSequence();
    if (this.#tokens[this.#at] !== '|') return first;
    const parts = [first];
    while (this.#tokens[this.#at] === '|') {
      this.#at++;
      parts.push(this.#parseSequence());
    }
    return { kind: 'choice', parts };
  }

  #parseSequence(): Syntax {
    const parts: Syntax[] = [];
    while (!this.#isAtEndOfSequence) parts.push(this.#parseRepetition());
    return { kind: 'sequence', parts };
  }

  get #isAtEndOfSequence(): boolean {
    const next = this.#tokens[this.#at];
    return next === undefined || next === '|' || next === ')';
  }

  /** Parses a term, and the quantifier after it if there is one. */
  #parseRepetition(): Syntax {
    const part = this.#parseTerm();
    const quantifier = readQuantifier(this.#tokens[this.#at] ?? '');
    if (quantifier === undefined) return part;
    this.#at++;
    return { kind: 'repeat', part, ...quantifier };
  }

  #parseTerm(): Syntax {
    const source = this.#tokens[this.#at++] ?? '';
    if (source === '\\b' || source === '\\B' || /^\\(?:k<|[1-9])/u.test(source)) return empty;
    if (!source.startsWith('(')) return { kind: 'atom', source };
    const part = this.parseChoice();
    this.#at++;
    return /^\(\?<?[=!]/u.test(source) ? { kind: 'look', part } : part;
  }
}

/** Returns how often a quantifier such as `+` or `{2,5}` repeats a term. Returns undefined if the text is not a quantifier. */
function readQuantifier(text: string): { readonly least: number; readonly most: number } | undefined {
  const bounds = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})\??$/u.exec(text);
  if (bounds === null) return undefined;
  const [, sign, from, comma, to] = bounds;
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
  const most = comma === undefined ? from : to === '' ? Infinity : to;
  return { least: Number(from), most: Number(most) };
}

/** Returns the lengths of the shortest and of the longest text that matches. The atoms `^` and `$` count as characters. */
export function widthOf(syntax: Syntax): readonly [least: number, most: number] {
  switch (syntax.kind) {
    case 'atom':
      return [1, 1];
    case 'look':
      return [0, 0];
    case 'repeat': {
      const [least, most] = widthOf(syntax.part);
      return [least * syntax.least, most === 0 ? 0 : most * syntax.most];
    }
    case 'sequence':
      return syntax.parts.map(widthOf).reduce((sum, part) => [sum[0] + part[0], sum[1] + part[1]], [0, 0] as const);
    case 'choice': {
      const widths = syntax.parts.map(widthOf);
      return [Math.min(...widths.map(([least]) => least)), Math.max(...widths.map(([, most]) => most))];
    }
  }
}

/** Returns the patterns inside all lookaheads and lookbehinds. */
export function looks(syntax: Syntax): readonly Syntax[] {
  switch (syntax.kind) {
    case 'atom':
      return [];
    case 'look':
      return [syntax.part, ...looks(syntax.part)];
    case 'repeat':
      return looks(syntax.part);
    default:
      return syntax.parts.flatMap(looks);
  }
}
