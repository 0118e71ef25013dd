import { partExamples } from './api/part-examples.ts';
import { schemaChangeIn } from './api/catalogue.ts';
import { changeMeaning, isChangeId } from './catalogue.ts';
import { propertyChanges } from './schema/schema-changes.ts';
import { schemaChangeExamples } from './schema/schema-examples.ts';

/** The explanation of the id of a change. */
export interface ExplainedChange {
  readonly id: string;
  readonly meaning: string;
  /** One or two sentences about the affected programs. */
  readonly effect: string;
  /** A part of a description before and after the change, in YAML. */
  readonly example?: { readonly in: string; readonly base: string; readonly revision: string } | undefined;
}

/** Returns the explanation of the id of a change. Returns undefined if the text is not the id of a change. */
export function explainedChange(id: string): ExplainedChange | undefined {
  const meaning = changeMeaning(id);
  if (meaning === undefined || !isChangeId(id)) return undefined;
  return { id, meaning, effect: effectOf(id), example: exampleOf(id) };
}

/**
 * Returns an explanation as plain text. The text also shows how to set the level of all changes with this id, and how to accept a single
 * change.
 */
export function changeExplanationText({ id, meaning, effect, example }: ExplainedChange): string {
  const lines = [meaning, effect];
  if (example !== undefined) {
    const place = `, ${example.in}`;
    lines.push('', `Before${place}:`, `  ${example.base}`, '', `After${place}:`, `  ${example.revision}`);
  }
  lines.push(
    '',
    'To set the level of these changes, write into forgespec.config.ts:',
    `  diff: { levels: { '${id}': 'warning' } }`,
  );
  lines.push('', 'To accept one change, write into the file that --accepted names:', `  - id: ${id}`);
  lines.push('    operation: GET /pets', '    reason: No caller uses it.');
  return lines.join('\n');
}

const requestEffect =
  'Callers send this part, and the server reads it. The change is breaking if values that were valid are no longer valid, and compatible if more values are valid.';
const responseEffect =
  'The server sends this part, and callers read it. The change is breaking if values are possible that were not possible before, and compatible if fewer values are possible.';

function effectOf(id: string): string {
  if (id.startsWith('sdk-'))
    return 'It affects programs that use the generated client. `forgespec diff` shows a line that no longer compiles.';
  if (id.startsWith('handlers-')) return 'It affects servers that use the generated interfaces of handlers.';
  if (schemaChangeIn(id) !== undefined) return id.startsWith('request') ? requestEffect : responseEffect;
  if (id.startsWith('webhook') || id.startsWith('callback'))
    return 'It affects programs that receive requests of the API.';
  return 'It affects the callers of the API, and the servers that implement it.';
}

function exampleOf(id: string): ExplainedChange['example'] {
  const part = Object.entries(partExamples).find(([name]) => name === id)?.[1];
  if (part !== undefined) return { ...part, in: placeWords[part.in] };
  const found = schemaChangeIn(id);
  const example = found === undefined ? undefined : schemaChangeExamples[found.change];
  if (found === undefined || example === undefined) return undefined;
  const isOfProperty = found.subject.endsWith('property') && !propertyChanges.has(found.change);
  return { in: isOfProperty ? 'in the schema of a property' : 'in a schema', base: example[0], revision: example[1] };
}

const placeWords = {
  description: 'in a description',
  operation: 'in an operation',
  response: 'in a response',
} as const;
