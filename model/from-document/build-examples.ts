import { valueOfExample } from '@forgespec/description/load';
import type { JsonObject } from '@forgespec/description/json';
import type { Example } from '../example.ts';
import { inside, type BuildContext, type Located } from './context.ts';
import { readMembers, readString } from './read.ts';

/**
 * Returns the examples of a parameter, header or media type, in the order of the document. An example without a value, such as an example
 * with `externalValue`, is left out.
 */
export function buildExamples({ node, pointer }: Located, context: BuildContext): Example[] {
  if (node.example !== undefined) return [{ name: undefined, summary: undefined, value: node.example }];
  return readMembers(node, 'examples').flatMap(([name, member]) => {
    const located = { node: member, pointer: inside(pointer, 'examples', name) };
    const { node: example } = context.follow(located, 'examples');
    return readExample(name, example);
  });
}

function readExample(name: string, example: JsonObject): Example[] {
  const value = valueOfExample(example);
  return value === undefined ? [] : [{ name, summary: readString(example, 'summary'), value }];
}
