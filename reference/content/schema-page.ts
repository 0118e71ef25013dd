import type { NamedSchema } from '@forgespec/model';
import type { ReferencePage } from './content.ts';
import { exampleBlocks } from './media-sections.ts';
import type { SitePosition } from './operation-page.ts';
import type { PageContext } from './page-context.ts';
import { summaryOf } from './page-summary.ts';
import { namedShape } from './schema-shape.ts';

/** Returns the page of a named schema: its fields, and an example. */
export function schemaPage(
  schema: NamedSchema,
  title: string,
  position: SitePosition,
  context: PageContext,
): ReferencePage {
  const shape = namedShape(schema, context);
  const content = {
    mediaType: 'application/json',
    schema: schema.schema,
    itemSchema: undefined,
    examples: [],
  };
  return {
    ...position,
    title,
    summary: summaryOf(shape.markdown, `The schema ${title}.`),
    badges: [],
    blocks: [
      { kind: 'markdown', markdown: shape.markdown },
      ...(shape.fields.length === 0 && shape.alternatives.length === 0
        ? [{ kind: 'paragraph', content: ['Type: ', ...shape.type, '.'] } as const]
        : []),
      { kind: 'fields', shape: { ...shape, markdown: '' } },
    ],
    aside: exampleBlocks([content], 'Example', context),
  };
}
