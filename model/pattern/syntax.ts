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
export function parsePattern(pattern: string): Syntax {
  const tokens = pattern.match(token) ?? [];
  let at = 0;

  const choice = (): Syntax => {
    const options = [sequence()];
    while (tokens[at] === '|') {
      at++;
      options.push(sequence());
    }
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : { kind: 'choice', parts: options };
  };

  const sequence = (): Syntax => {
    const parts: Syntax[] = [];
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') parts.push(repeated(term()));
    return { kind: 'sequence', parts };
  };

  const term = (): Syntax => {
    const source = tokens[at++] ?? '';
    if (source === '\\b' || source === '\\B' || /^\\(?:k<|[1-9])/u.test(source)) return empty;
    if (!source.startsWith('(')) return { kind: 'atom', source };
    const part = choice();
    at++;
    return /^\(\?<?[=!]/u.test(source) ? { kind: 'look', part } : part;
  };

  const repeated = (part: Syntax): Syntax => {
    const bounds = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})\??$/u.exec(tokens[at] ?? '');
    if (bounds === null) return part;
    at++;
    const [, sign, from, comma, to] = bounds;
    if (sign !== undefined) {
      return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
    }
    const most = comma === undefined ? Number(from) : to === '' ? Infinity : Number(to);
    return { kind: 'repeat', part, least: Number(from), most };
  };

  return choice();
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
