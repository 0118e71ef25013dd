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

type Repetition = Extract<Syntax, { readonly kind: 'repeat' }>;

/** A part of a pattern in the automaton: the positions at which a match of the part may begin and end. */
interface Piece {
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** True if the part may match the empty text. */
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
  const construction = new Construction(startsAnywhere, isBoundEndless);
  const whole = construction.add(syntax);
  if (construction.hasTooManyPositions) return undefined;
  construction.connect([0], whole.first);
  const { atoms, next, doubled } = construction;
  return { atoms, next, doubled, last: new Set(whole.last) };
}

const anything = '[^]';

/** An automaton to which the parts of a pattern are added one after the other. At first it contains only position 0. */
class Construction {
  readonly atoms = [anything];
  readonly next: Set<number>[];
  readonly doubled: [number, number][] = [];
  readonly #isBoundEndless: boolean;

  constructor(startsAnywhere: boolean, isBoundEndless: boolean) {
    this.next = [new Set(startsAnywhere ? [0] : [])];
    this.#isBoundEndless = isBoundEndless;
  }

  get hasTooManyPositions(): boolean {
    return this.atoms.length > mostPositions;
  }

  /** Adds the positions of a part, and the steps between them. Returns the positions with which the part can be connected to others. */
  add(part: Syntax): Piece {
    if (this.hasTooManyPositions) return nothing;
    switch (part.kind) {
      case 'atom':
        return this.#addAtom(part.source);
      case 'look':
        return nothing;
      case 'repeat':
        return this.#addRepetition(part);
      case 'sequence':
        return this.#chain(part.parts.map((inner) => this.add(inner)));
      case 'choice':
        return eitherOf(part.parts.map((inner) => this.add(inner)));
    }
  }

  /** Adds a step from each position of a list to each position of another list. */
  connect(from: readonly number[], to: readonly number[]): void {
    for (const source of from) {
      for (const target of to) {
        if (this.next[source]?.has(target) === true) this.doubled.push([source, target]);
        this.next[source]?.add(target);
      }
    }
  }

  #addAtom(source: string): Piece {
    const position = this.atoms.push(source) - 1;
    this.next.push(new Set());
    return { first: [position], last: [position], isNullable: false };
  }

  #addRepetition(repetition: Repetition): Piece {
    const { part, least, most } = repetition;
    if (most === 0) return nothing;
    const isFixed = least === most && hasFixedWidth(part);
    const isHigh = most >= mostCopies;
    if (most === Infinity || (this.#isBoundEndless && isHigh && !isFixed)) return this.#addLoop(repetition);
    // One copy shows the same ambiguities as many copies.
    const copies = isFixed || isHigh ? 1 : most;
    const pieces = Array.from({ length: copies }, () => this.add(part));
    return this.#chain(pieces.map((piece, index) => (index < least ? piece : optional(piece))));
  }

  #addLoop({ part, least, most }: Repetition): Piece {
    const piece = this.add(part);
    this.connect(piece.last, piece.first);
    // If an iteration may match the empty text, as in `(a?){50}`, the regular expression engine can choose which iterations are empty.
    // The second call of `connect` therefore marks the steps as possible in two ways.
    if (most !== Infinity && least >= mostCopies && piece.isNullable) this.connect(piece.last, piece.first);
    return least === 0 ? optional(piece) : piece;
  }

  /** Connects each piece to the next one. Returns all of them as one piece. */
  #chain(pieces: readonly Piece[]): Piece {
    return pieces.reduce((before, after) => {
      this.connect(before.last, after.first);
      return followedBy(before, after);
    }, nothing);
  }
}

const hasFixedWidth = (part: Syntax): boolean => {
  const [shortest, longest] = widthOf(part);
  return shortest === longest;
};

const optional = (piece: Piece): Piece => ({ ...piece, isNullable: true });

const followedBy = (before: Piece, after: Piece): Piece => ({
  first: before.isNullable ? [...before.first, ...after.first] : before.first,
  last: after.isNullable ? [...before.last, ...after.last] : after.last,
  isNullable: before.isNullable && after.isNullable,
});

const eitherOf = (pieces: readonly Piece[]): Piece => ({
  first: pieces.flatMap(({ first }) => first),
  last: pieces.flatMap(({ last }) => last),
  isNullable: pieces.some(({ isNullable }) => isNullable),
});
