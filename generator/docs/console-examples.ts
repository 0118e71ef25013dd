import { isJsonObject, type JsonObject, type JsonValue } from '../1-load/json.ts';
import { valueAt, parsePointer } from '../1-load/pointer.ts';
import { methods } from '../2-model/operation.ts';

/**
 * A document in which each required parameter has one example, the first of those it had: of several named ones, Scalar fills in
 * those alone that go by the same name everywhere. The document is not changed.
 */
export function withSingleExamples(document: JsonObject): JsonObject {
  const single = (parameter: JsonValue | undefined): JsonValue | undefined => {
    if (!isJsonObject(parameter) || parameter.required !== true || !isJsonObject(parameter.examples)) return parameter;
    const { examples, ...others } = parameter;
    const [first] = isJsonObject(examples) ? Object.values(examples) : [];
    const example =
      isJsonObject(first) && typeof first.$ref === 'string' ? valueAt(document, parsePointer(first.$ref)) : first;
    return isJsonObject(example) && example.value !== undefined ? { ...others, example: example.value } : parameter;
  };
  const inList = (owner: JsonObject): JsonObject =>
    Array.isArray(owner.parameters)
      ? { ...owner, parameters: owner.parameters.map((parameter) => single(parameter) ?? null) }
      : owner;
  const inPathItem = (item: JsonValue | undefined): JsonValue | undefined => {
    if (!isJsonObject(item)) return item;
    const operations = methods.flatMap((method) => {
      const operation = item[method];
      return isJsonObject(operation) ? [[method, inList(operation)] as const] : [];
    });
    return inList({ ...item, ...Object.fromEntries(operations) });
  };

  const { components, paths } = document;
  const shared = isJsonObject(components) ? components : {};
  return {
    ...document,
    components: { ...shared, parameters: mapped(shared.parameters, single) },
    paths: mapped(paths, inPathItem),
  };
}

const mapped = (
  members: JsonValue | undefined,
  change: (member: JsonValue | undefined) => JsonValue | undefined,
): JsonObject =>
  Object.fromEntries(
    Object.entries(isJsonObject(members) ? members : {}).map(([key, member]) => [key, change(member)]),
  );
