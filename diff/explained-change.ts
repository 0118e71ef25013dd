import { partExamples } from './api/part-examples.ts';
import { schemaChangeIn } from './api/catalogue.ts';
import { changeMeaning, isChangeId } from './catalogue.ts';
import { propertyChanges } from './schema/schema-changes.ts';
import { schemaChangeExamples } from './schema/schema-examples.ts';

/** The explanation of the id of a change. */
export interface ExplainedChange {
  readonly id: string;
  readonly meaning: string;
  /** One to four sentences about the affected programs. */
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
 * Returns an explanation as plain text. The text also shows how to set the level of all changes with this id. It also shows how to accept a
 * single change.
 */
export function changeExplanationText({ id, meaning, effect, example }: ExplainedChange): string {
  const lines = [meaning, effect];
  if (example !== undefined) {
    const place = `, ${example.in}`;
    lines.push('', `Before${place}:`, `  ${example.base}`, '', `After${place}:`, `  ${example.revision}`);
  }
  lines.push(
    '',
    'To set the level of all changes with this id, write into forgespec.config.ts:',
    `  diff: { levels: { '${id}': 'warning' } }`,
  );
  lines.push('', 'To accept one change, add an entry to the file of the option --accepted:', `  - id: ${id}`);
  lines.push('    operation: GET /pets', '    reason: No caller uses it.');
  return lines.join('\n');
}

const requestEffect =
  'Callers send this part, and the server reads it. If values that were valid are no longer valid, the change is breaking. If more values are valid, the change is compatible. Webhooks and callbacks have the opposite direction: the API sends this part.';
const responseEffect =
  'The server sends this part, and callers read it. If values are possible that were not possible before, the change is breaking. If fewer values are possible, the change is compatible. Webhooks and callbacks have the opposite direction: the API reads this part.';

/** The effects of single changes. For all other changes, the effect depends on the beginning of the id. */
const effects: readonly (readonly [id: RegExp, effect: string])[] = [
  [
    /^version-not-raised$/u,
    'The problem affects people and programs that use the version to decide if an update is safe.',
  ],
  [/^version-changed$/u, 'The change affects programs that read the version. Requests and responses stay the same.'],
  [
    /^(?:tag-added|tag-removed|(?:.*-)?documentation-changed)$/u,
    'The change affects readers of the documentation. Requests and responses stay the same.',
  ],
  [
    /^operation-tag-/u,
    'The change affects readers of the documentation. It also affects programs that use the generated code, if the first tag of the operation is different.',
  ],
  [
    /^operation-id-changed$/u,
    'The change affects programs that use the generated code. Requests and responses stay the same.',
  ],
  [/^component-/u, 'The change affects programs that use the generated type of the schema.'],
];

function effectOf(id: string): string {
  const effect = effects.find(([pattern]) => pattern.test(id))?.[1];
  if (effect !== undefined) return effect;
  if (id.startsWith('sdk-'))
    return 'The change affects programs that use the generated client. `forgespec diff` shows an affected line of code.';
  if (id.startsWith('handlers-')) return 'The change affects servers that use the generated interfaces of handlers.';
  if (schemaChangeIn(id) !== undefined) return id.startsWith('request') ? requestEffect : responseEffect;
  if (id.startsWith('webhook') || id.startsWith('callback'))
    return 'The change affects programs that receive requests of the API.';
  return 'The change affects the callers of the API, and the servers that implement it.';
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
