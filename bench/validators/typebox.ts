import { Compile } from 'typebox/schema';
import type { Contestant, Definitions } from './contestant.ts';

/** TypeBox 1, which compiles the JSON Schemas. */
export const typebox = (definitions: Definitions): Contestant => ({
  name: 'typebox',
  compile(name) {
    const validator = Compile({ $defs: definitions, $ref: `#/$defs/${name}` });
    if (!validator.IsAccelerated()) throw new Error('TypeBox did not compile');
    return { is: (value) => validator.Check(value), issues: (value) => validator.Errors(value)[1] };
  },
});
