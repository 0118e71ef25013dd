import type { CheckContext } from '../check-context.ts';
import { checkBounds } from './check-bounds.ts';
import { checkClosedParts } from './check-closed-parts.ts';
import { checkCombinedTypes } from './check-combined-types.ts';
import { checkDiscriminator } from './check-discriminator.ts';
import { checkEnum } from './check-enum.ts';
import { checkIneffective } from './check-ineffective.ts';
import { checkRequired } from './check-required.ts';
import { checkVersion30 } from './check-version-30.ts';

/** Reports schemas that contradict themselves, and keywords that have no effect. */
export function checkSchemas(context: CheckContext): void {
  for (const schema of context.schemas) {
    checkBounds(schema, context);
    checkEnum(schema, context);
    checkRequired(schema, context);
    checkClosedParts(schema, context);
    checkCombinedTypes(schema, context);
    checkDiscriminator(schema, context);
    checkIneffective(schema, context);
    checkVersion30(schema, context);
  }
}
