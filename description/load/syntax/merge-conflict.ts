import { faultAt, type SyntaxFault } from './syntax-fault.ts';

/** Returns the fault of the first conflict marker of git. Returns undefined if the text has no such marker. */
export function findMergeConflict(text: string): SyntaxFault | undefined {
  const marker = /^<{7} .*$/mu.exec(text);
  if (marker === null || !/^={7}$/mu.test(text)) return undefined;
  const fix = 'Keep one of the two versions below, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.';
  return faultAt(marker.index, marker[0].length, 'A merge conflict is not resolved.', fix);
}
