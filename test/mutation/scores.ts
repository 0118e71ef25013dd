import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomNames, type RoomName } from './rooms.ts';

/** The result of a room, and the sample to which it belongs. */
export interface Score {
  /** The number of mutants that were selected. */
  readonly sample: number;
  readonly seed: number;
  /** The number of these mutants that were tested: they compile, and are not equivalent. */
  readonly tested: number;
  /** The number of tested mutants that a check caught. */
  readonly caught: number;
}

export type Scores = Partial<Readonly<Record<RoomName, Score>>>;

const path = join(import.meta.dirname, 'scores.json');

/** Returns the last score of each room that has one. */
export const readScores = (): Scores => JSON.parse(readFileSync(path, 'utf8')) as Scores;

/** Writes the score of one room to `scores.json`. */
export function writeScore(room: RoomName, score: Score): void {
  const scores: Scores = { ...readScores(), [room]: score };
  const lines = roomNames.flatMap((name) => {
    const { sample, seed, tested, caught } = scores[name] ?? {};
    return sample === undefined
      ? []
      : [`  "${name}": { "sample": ${sample}, "seed": ${seed}, "tested": ${tested}, "caught": ${caught} }`];
  });
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}

/** Returns true if two scores belong to the same sample. */
export const areComparable = (a: Score, b: Score): boolean => a.sample === b.sample && a.seed === b.seed;

/** Returns true if the rate of caught mutants is lower than before. */
export const isBelow = (score: Score, last: Score): boolean => score.caught * last.tested < last.caught * score.tested;

/** Returns the rate of caught mutants as a text, such as `17 of 18 (94 %)`. */
export function rateOf({ caught, tested }: Score): string {
  return tested === 0 ? 'none tested' : `${caught} of ${tested} (${((100 * caught) / tested).toFixed(0)} %)`;
}
