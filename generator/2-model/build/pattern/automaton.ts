import { widthOf, type Syntax } from './syntax.ts';

/** A pattern as positions of its atoms, and the steps between positions. Glushkov's construction. */
export interface Automaton {
  /** The atom at each position. The first one stands for all text before the match. */
  readonly atoms: readonly string[];
  readonly next: readonly ReadonlySet<number>[];
  /** Steps from one position to another that exist twice: in `(a*)*`, `a` follows `a` by either loop. */
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

/** A part that repeats at most this often is written out. A higher bound counts as endless, or as no repetition. */
const few = 8;

/** An automaton with more positions would take too long to analyse. */
const mostPositions = 150;

/**
 * @param startsAnywhere true if a match may begin anywhere in the text.
 * @param isBoundEndless true if a part with a high bound, `{1,50}`, counts as endless.
 * @returns undefined if the pattern is too large.
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
    if (most === 1) return least === 0 ? optional(piece(part)) : piece(part);
    const [shortest, longest] = widthOf(part);
    const isFixed = least === most && shortest === longest;
    const isEndless = most === Infinity || (isBoundEndless && !isFixed && most >= few);
    if (isEndless) {
      const made = piece(part);
      connect(made.last, made.first);
      // If rounds may be empty, the engine can choose which ones are: `(a?){50}`.
      if (most !== Infinity && least >= few && made.isNullable) connect(made.last, made.first);
      return least === 0 ? optional(made) : made;
    }
    // One copy of many shows the same ambiguities.
    const copies = isFixed || most >= few ? 1 : most;
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
