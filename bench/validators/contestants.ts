import { ajvCompiled, ajvStandalone } from './ajv.ts';
import { arktype } from './arktype.ts';
import type { Contestant } from './contestant.ts';
import { forgespec } from './forgespec.ts';
import { definitions } from './subjects.ts';
import { typebox } from './typebox.ts';
import { typia } from './typia.ts';
import { valibot } from './valibot.ts';
import { zod } from './zod.ts';

/**
 * The measured libraries. The first library is forgespec. The second library is ajv, because each target in
 * `subjects.ts` compares forgespec with ajv.
 */
export const contestants: readonly Contestant[] = [
  await forgespec(definitions),
  ajvCompiled(definitions),
  ajvStandalone(definitions),
  typebox(definitions),
  zod(definitions),
  valibot(definitions),
  arktype(definitions),
  await typia(definitions),
];
