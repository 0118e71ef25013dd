import { mediaKind } from '@forgespec/templates/shared/media-type';
import { valueSchema, type Content, type Schema } from '@forgespec/model';
import { exampleValue } from '../samples/example-value.ts';
import { anchorFor } from './anchor.ts';
import type { Block, Inline } from './content.ts';
import { codeList } from './inline.ts';
import type { PageContext } from './page-context.ts';
import { schemaShape } from './schema-shape.ts';

/**
 * Returns the blocks about a body: for each group of media types with the same schema, their names and their fields.
 *
 * @param id the anchor of the section that contains the body.
 */
export function mediaBlocks(contents: readonly Content[], id: string, context: PageContext): Block[] {
  const groups = Map.groupBy(contents, ({ schema, itemSchema }) => keyOf(schema ?? itemSchema));
  return Array.from(groups, ([, group], index): Block[] => {
    const [first] = group;
    if (first === undefined) return [];
    const schema = valueSchema(first) ?? first.schema ?? first.itemSchema;
    const shape = schemaShape(schema, index === 0 ? id : anchorFor(id, first.mediaType), context);
    const names: Inline[] = ['As ', ...codeList(group.map(({ mediaType }) => mediaType)), ': ', ...shape.type, '.'];
    return [
      { kind: 'paragraph', content: names },
      { kind: 'fields', shape },
    ];
  }).flat();
}

/** Returns an equal key for schemas with the same content: the reference of a named schema, otherwise the schema itself. */
const keyOf = (schema: Schema | undefined): Schema | string | undefined =>
  (schema?.kind === 'keywords' ? schema.reference : undefined) ?? schema;

/** Returns the examples of a body, for each of its media types. Media types with the same examples share one block. */
export function exampleBlocks(contents: readonly ExampleContent[], title: string, context: PageContext): Block[] {
  const blocks = contents.flatMap((content) => examplesOf(content, title, context));
  const byText = Map.groupBy(blocks, ({ text }) => text);
  return Array.from(byText.values(), (same) => {
    const [first] = same;
    return { ...first, title: [...new Set(same.map((block) => block.title))].join(' · ') } as Block;
  });
}

type CodeBlock = Extract<Block, { kind: 'code' }>;

type ExampleContent = Pick<Content, 'examples' | 'itemSchema' | 'mediaType' | 'schema'>;

function examplesOf(content: ExampleContent, title: string, context: PageContext): CodeBlock[] {
  const { mediaType, examples } = content;
  const kind = mediaKind(mediaType);
  const schema = content.schema ?? content.itemSchema;
  if (kind === 'binary' || (examples.length === 0 && schema === undefined)) return [];
  // A value that is made from the schema shows the structure. One for each body is enough.
  const shown =
    examples.length === 0
      ? [{ name: undefined, summary: undefined, value: exampleValue(content, context.schemas) }]
      : examples;
  return shown.map(({ summary, value }) => ({
    kind: 'code',
    title: [title, mediaType, ...(summary === undefined ? [] : [summary])].join(' · '),
    language: typeof value === 'string' ? 'text' : 'json',
    text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  }));
}
