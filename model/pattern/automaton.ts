import { widthOf, type Syntax } from './syntax.ts';

/**
 * A regular expression as an automaton. The automaton contains the positions of the atoms (characters and character classes), and the steps
 * between positions. Glushkov's construction builds the automaton.
 */
export interface Automaton {
  /** The atom at each position. The atom at position 0 represents all text before the match. */
  readonly atoms: readonly string[];
  readonly next: readonly ReadonlySet<number>[];
  /** The steps that are possible in two ways. For example, in `(a*)*`, `a` can follow `a` in the inner loop or in the outer loop. */
  readonly doubled: readonly (readonly [from: number, to: number])[];
  /** The positions at which a match may end. */
  readonly last: ReadonlySet<number>;
}

interface Piece {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isNullable: boolean;
}

const nothing: Piece = { first: [], last: [], isNullable: true };

/**
 * If the maximum of a repetition is at least this number, the automaton contains only one copy of the repeated part. The copy is a loop, or
 * counts as a single iteration.
 */
const mostCopies = 8;

/** The largest number of positions. The analysis of more positions would take too long. */
const mostPositions = 150;

/**
 * @param startsAnywhere true if a match may begin at any position of the text.
 * @param isBoundEndless true if a repetition with a high maximum, such as `{1,50}`, counts as endless.
 * @returns undefined if the pattern has too many positions.
 */
export function createAutomaton(
  syntax: Syntax,
  startsAnywhere: boolean,
  isBoundEndless: boolean,
): Automaton | undefined {
  const anything = '[^]';
  const atoms = [anything];
  const next: Set<number>[] = [new Set(startsAnywhere ? [0] : [])];
  const doubled: [number, number][] = [];

  const connect = (from: readonly number[], to: readonly number[]): void => {
    for (const source of from) {
      for (const target of to) {
        if (next[source]?.has(target) === true) doubled.push([source, target]);
        next[source]?.add(target);
      }
    }
  };

  const joined = (a: Piece, b: Piece): Piece => {
    connect(a.last, b.first);
    return {
      first: a.isNullable ? [...a.first, ...b.first] : a.first,
      last: b.isNullable ? [...a.last, ...b.last] : b.last,
      isNullable: a.isNullable && b.isNullable,
    };
  };

  const optional = (piece: Piece): Piece => ({ ...piece, isNullable: true });

  const repeated = (part: Syntax, least: number, most: number): Piece => {
    if (most === 0) return nothing;
    const [shortest, longest] = widthOf(part);
    const isFixed = least === most && shortest === longest;
    const isEndless = most === Infinity || (isBoundEndless && !isFixed && most >= mostCopies);
    if (isEndless) {
      const made = piece(part);
      connect(made.last, made.first);
      // If an iteration may match the empty text, as in `(a?){50}`, the regular expression engine can choose which iterations are empty.
      // The second call of `connect` therefore marks the steps as possible in two ways.
      if (most !== Infinity && least >= mostCopies && made.isNullable) connect(made.last, made.first);
      return least === 0 ? optional(made) : made;
    }
    // One copy shows the same ambiguities as many copies.
    const copies = isFixed || most >= mostCopies ? 1 : most;
    return Array.from({ length: copies }, (_, index) => (index < least ? piece(part) : optional(piece(part)))).reduce(
      joined,
    );
  };

  const piece = (part: Syntax): Piece => {
    if (atoms.length > mostPositions) return nothing;
    switch (part.kind) {
      case 'atom':
        atoms.push(part.source);
        next.push(new Set());
        return { first: [atoms.length - 1], last: [atoms.length - 1], isNullable: false };
      case 'look':
        return nothing;
      case 'repeat':
        return repeated(part.part, part.least, part.most);
      case 'sequence':
        return part.parts.map(piece).reduce(joined, nothing);
      case 'choice': {
        const pieces = part.parts.map(piece);
        return {
          first: pieces.flatMap(({ first }) => first),
          last: pieces.flatMap(({ last }) => last),
          isNullable: pieces.some(({ isNullable }) => isNullable),
        };
      }
    }
  };

  const whole = piece(syntax);
  if (atoms.length > mostPositions) return undefined;
  connect([0], whole.first);
  return { atoms, next, doubled, last: new Set(whole.last) };
}
