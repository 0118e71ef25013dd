import { effectiveParameters, followReferences, replaceOperations } from '@forgespec/description/openapi';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { isSampled } from './samples/sample-input.ts';

/**
 * Returns a document for the console, so that the console first shows the same request as the code samples. Scalar, the
 * library of the console, sends every parameter that has a value. The function therefore disables the parameters that
 * the samples omit. A disabled parameter still shows its first example as its value.
 *
 * When the user selects a body example, Scalar looks for a parameter example with the same name. The function therefore
 * stores the example of each parameter under the names of all body examples.
 *
 * Does not change the given document.
 */
export function withConsoleExamples(document: JsonObject): JsonObject {
  const { paths } = document;
  if (!isJsonObject(paths)) return document;
  const resolved = (node: JsonValue | undefined): JsonValue | undefined => followReferences(document, node);

  const inOperation = (operation: JsonObject, common: readonly JsonValue[]): JsonObject => {
    const own = listOf(operation.parameters).map(resolved).filter(isJsonObject);
    const inherited = common.map(resolved).filter(isJsonObject);
    const names = ['default', ...bodyExampleNames(resolved(operation.requestBody))];
    const parameters = effectiveParameters(inherited, own, (parameter) => parameter).map((parameter) =>
      withExampleValue(parameter, names, resolved),
    );
    return parameters.length === 0 ? operation : { ...operation, parameters };
  };

  const inPathItem = (item: JsonValue | undefined): JsonValue | undefined => {
    if (!isJsonObject(item)) return item;
    const { parameters, ...members } = item;
    return replaceOperations(members, (operation) => inOperation(operation, listOf(parameters)));
  };

  return {
    ...document,
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, inPathItem(item)])),
  };
}

type Resolve = (node: JsonValue | undefined) => JsonValue | undefined;

function withExampleValue(parameter: JsonObject, names: readonly string[], resolved: Resolve): JsonObject {
  const { example, examples, ...others } = parameter;
  const [first] = isJsonObject(examples) ? Object.values(examples).map(resolved) : [];
  const value = isJsonObject(first) ? first.value : example;
  const isSent = isSampled({
    required: parameter.required === true,
    isSampled: parameter['x-sampled'] === true,
  });
  // If a parameter is sent but has no example, it stays unchanged, because Scalar creates its value from the schema.
  if (value === undefined && isSent) return parameter;
  const shown = { ...(value === undefined ? {} : { value }), 'x-disabled': !isSent };
  return { ...others, examples: Object.fromEntries(names.map((name) => [name, shown])) };
}

function bodyExampleNames(body: JsonValue | undefined): string[] {
  const contents = isJsonObject(body) && isJsonObject(body.content) ? Object.values(body.content) : [];
  return contents.flatMap((content) =>
    isJsonObject(content) && isJsonObject(content.examples) ? Object.keys(content.examples) : [],
  );
}

const listOf = (list: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(list) ? list : []);
