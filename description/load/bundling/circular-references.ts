import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import type { Origins } from '../origins.ts';
import type { ReferringFile } from '../reachable-files.ts';
import { isReference, type Reference } from '../../openapi/reference.ts';
import { ownTargetFix, withoutTarget } from '../without-target.ts';
import { longestChain, type ReferenceTargets } from './reference-targets.ts';

/**
 * Reports references that only refer to each other (`a: {$ref: b}`, `b: {$ref: a}`), and chains of references that are too long.
 * The reported references are removed, so that later code can follow references without a check. A recursive schema, which refers
 * to itself from a property, is valid.
 */
export function cutCircularReferences(
  files: readonly ReferringFile[],
  targets: ReferenceTargets,
  origins: Origins,
  diagnostics: Diagnostics,
): void {
  const cut = (reference: Reference, { message, fix }: Problem): void => {
    const location = origins.locationOf(reference, '$ref', 'value');
    diagnostics.fault('reference-circular', message, withoutTarget, fix, location);
    Reflect.deleteProperty(reference, '$ref');
  };

  for (const { file, references } of files) {
    for (const reference of references) {
      if (!isReference(reference)) continue;
      const end = targets.follow(reference, file);
      if (end === undefined || 'value' in end) continue;
      const last = end.way.at(-1);
      if (last === reference) cut(reference, circleProblem(end.way.slice(0, -1)));
      else if (last !== undefined && end.way.length > longestChain) cut(last, tooLong);
    }
  }
}

interface Problem {
  readonly message: string;
  readonly fix: string;
}

const tooLong: Problem = {
  message: `A chain of more than ${longestChain} references leads to this reference.`,
  fix: 'Refer directly to the target at the end of the chain.',
};

function circleProblem(circle: readonly Reference[]): Problem {
  if (circle.length === 1) return { message: 'This reference leads to itself.', fix: ownTargetFix };
  const message = `These references lead only to each other: ${circle.map(({ $ref }) => $ref).join(', ')}.`;
  return { message, fix: 'Replace one of them by the part that it should refer to.' };
}
