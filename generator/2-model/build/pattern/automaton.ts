import { widthOf, type Syntax } from './syntax.ts';

/** A pattern as the positions of its atoms, and which of them may follow which. Glushkov's construction. */
export interface Automaton {
  /** The atom at each position. The first one stands for all that may be before the match. */
  readonly atoms: readonly string[];
  readonly next: readonly ReadonlySet<number>[];
  /** Steps from one position to another that can be taken in two ways: `(a*)*` goes from `a` to `a` by either loop. */
  readonly doubled: readonly (readonly [from: number, to: number])[];
  /** Where a match may end. */
  readonly last: ReadonlySet<number>;
}

interface Piece {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isNullable: boolean;
}

const nothing: Piece = { first: [], last: [], isNullable: true };

/** As often as this, a part is written out; more often, it counts as repeated without end, or as not repeated. */
const few = 8;

/** More positions take too long to look at. */
const mostPositions = 150;

/**
 * @param startsAnywhere whether a match may begin at any place of the text.
 * @param isBoundEndless whether a part that may come many times, `{1,50}`, counts as one that may come without end.
 * @returns undefined for a pattern that is too large.
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
      // Which of many rounds take nothing is a choice as well: `(a?){50}`.
      if (most !== Infinity && least >= few && made.isNullable) connect(made.last, made.first);
      return least === 0 ? optional(made) : made;
    }
    // One of many copies shows what there is to see.
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
