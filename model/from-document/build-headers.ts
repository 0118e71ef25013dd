import type { JsonValue } from '@forgespec/description/json';
import type { Header } from '../message.ts';
import { buildExamples } from './build-examples.ts';
import { buildSchema } from './build-schema.ts';
import { inside, type BuildContext, type Located } from './context.ts';
import { readFlag, readMembers, readString } from './read.ts';

/** Returns the headers of a response or of a form part. The header `Content-Type` is left out. */
export function buildHeaders({ node: owner, pointer }: Located, context: BuildContext): Header[] {
  return readMembers(owner, 'headers')
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, node]) => {
      const target = context.follow({ node, pointer: inside(pointer, 'headers', name) }, 'headers');
      const [content] = readMembers(target.node, 'content');
      const schema: [JsonValue | undefined, string] =
        content === undefined
          ? [target.node.schema, inside(target.pointer, 'schema')]
          : [content[1].schema, inside(target.pointer, 'content', content[0], 'schema')];
      return {
        name,
        pointer: target.pointer,
        description: readString(target.node, 'description'),
        required: readFlag(target.node, 'required'),
        explode: readFlag(target.node, 'explode'),
        mediaType: content?.[0],
        schema: buildSchema(schema[0] ?? true, schema[1], context),
        examples: buildExamples(target, context),
      };
    });
}
