import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { Api, Parameter } from '@forgespec/model';
import { wireText } from './samples/wire-value.ts';

/**
 * Returns a document whose parameter examples are encoded as in a request. Without this change, Redoc would show
 * `name=` and the value as JSON. Servers do not accept such a parameter. Does not change the given document.
 */
export function withWireExamples(document: JsonObject, api: Api): JsonObject {
  const parameters = api.areas.flatMap(({ operations }) => operations.flatMap((operation) => operation.parameters));
  const byPointer = new Map(parameters.map((parameter) => [parameter.pointer, parameter]));
  return [...byPointer]
    .filter(([, { examples }]) => examples.some(({ value }) => typeof value === 'object' && value !== null))
    .reduce(
      (changed, [pointer, parameter]) =>
        changedAt(changed, parsePointer(pointer), (node) => withSentExamples(node, parameter)),
      document,
    );
}

function withSentExamples(node: JsonObject, parameter: Parameter): JsonObject {
  const { example: _, examples: __, ...others } = node;
  const texts = parameter.examples.map((example) => ({
    ...example,
    text: wireText({ parameter, value: example.value }),
  }));
  const prefix = parameter.in === 'query' ? `${parameter.name}=` : '';
  if (texts.some(({ text }) => !text.startsWith(prefix))) {
    // A request may use other names than that of the parameter. For example, the parameter `not` is sent as
    // `not[labels][]=bug`. In this case, the examples are added to the description of the parameter.
    const words = texts.map(({ text }) => `\`${text}\``).join(', ');
    return { ...others, description: `${parameter.description ?? ''}\n\nFor example: ${words}.` };
  }
  const examples = texts.map(({ name, summary, text }, index): [string, JsonValue] => [
    name ?? `example${index + 1}`,
    { ...(summary === undefined ? {} : { summary }), value: text.slice(prefix.length) },
  ]);
  return { ...others, examples: Object.fromEntries(examples) };
}

/** Returns a copy of a tree in which one object is replaced. Copies only the ancestors of this object. */
function changedAt<Tree extends JsonValue>(
  tree: Tree,
  keys: readonly string[],
  change: (node: JsonObject) => JsonObject,
): Tree;
function changedAt(
  tree: JsonValue,
  [key, ...rest]: readonly string[],
  change: (node: JsonObject) => JsonObject,
): JsonValue {
  if (key === undefined) return isJsonObject(tree) ? change(tree) : tree;
  if (Array.isArray(tree)) return tree.with(Number(key), changedAt(tree[Number(key)] ?? null, rest, change));
  return isJsonObject(tree) ? { ...tree, [key]: changedAt(tree[key] ?? null, rest, change) } : tree;
}
