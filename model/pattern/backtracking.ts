import { createAutomaton } from './automaton.ts';
import { createCharacters } from './characters.ts';
import { exponential } from './exponential.ts';
import { createGraph, type Graph, type Rivals } from './graph.ts';
import { polynomial } from './polynomial.ts';
import { looks, parsePattern, type Syntax } from './syntax.ts';

/**
 * The slow backtracking of a pattern. The properties describe how the time for a match grows, and which two atoms match the same
 * characters.
 */
export interface Backtracking {
  /**
   * How the time grows with the length of the text. With `exponential`, each further character multiplies the time. With `polynomial`, the
   * time grows at least with the square of the length.
   */
  readonly growth: 'exponential' | 'polynomial';
  readonly atoms: Rivals;
}

/**
 * Returns the slow backtracking of a pattern. Returns undefined if no slow backtracking is found. If a text does not match, the regular
 * expression engine tries all ways to match it. For some patterns, the number of ways is exponential. The criteria are from Weber and Seidl
 * (On the degree of ambiguity of finite automata, 1991). These criteria are exact for regular expressions in the mathematical sense.
 * Patterns with more than 150 atoms are not analysed. A back reference counts as the empty text.
 *
 * @param pattern a regular expression with the flag `u`.
 */
export function backtrackingOf(pattern: string): Backtracking | undefined {
  const syntax = parsePattern(pattern);
  const overlap = createCharacters(pattern);
  const parts = [syntax, ...looks(syntax)];
  const graphOf = (part: Syntax, isBoundEndless: boolean): Graph[] => {
    const automaton = createAutomaton(part, part === syntax, isBoundEndless);
    return automaton === undefined ? [] : [createGraph(automaton, overlap)];
  };
  for (const graph of parts.flatMap((part) => graphOf(part, true))) {
    const atoms = exponential(graph);
    if (atoms !== undefined) return { growth: 'exponential', atoms };
  }
  for (const graph of parts.flatMap((part) => graphOf(part, false))) {
    const atoms = polynomial(graph);
    if (atoms !== undefined) return { growth: 'polynomial', atoms };
  }
  return undefined;
}
