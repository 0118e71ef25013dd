import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Api, KeywordSchema, OperationModel, Schema } from '@forgespec/model';
import { isIdentifier, valueName } from '@forgespec/model/names';

/**
 * Returns statements that make a call and print its result.
 *
 * @param taken a name that the statements must not declare.
 */
export function useOfResult(operation: OperationModel, api: Api, call: string, taken = 'client'): string {
  if (operation.method === 'head') return `const headers = await ${call};\nconsole.log(headers);`;
  const content = operation.responses.find(({ status }) => isSuccess(status))?.contents[0];
  if (content === undefined) return `await ${call};`;
  const schema = keywords(content.schema);
  const item = schema === undefined ? undefined : itemOf(schema);
  if (item !== undefined) {
    const name = variable(item, api, 'item', taken);
    return `for (const ${name} of await ${call}) {\n  console.log(${name});\n}`;
  }
  const name = variable(content.schema, api, 'result', taken);
  return `const ${name} = await ${call};\nconsole.log(${name});`;
}

const keywords = (schema: Schema | undefined): KeywordSchema | undefined =>
  schema?.kind === 'keywords' ? schema : undefined;

function itemOf({ type, items }: KeywordSchema): Schema | undefined {
  return type?.length === 1 && type[0] === 'array' ? items : undefined;
}

/**
 * Returns a variable name for a value. The name is derived from the name of the schema of the value. If the schema has alternatives, the
 * name of the first alternative is used.
 */
function variable(schema: Schema | undefined, { schemas }: Api, otherwise: string, taken: string): string {
  const { reference, anyOf, oneOf } = keywords(schema) ?? {};
  const [option] = anyOf ?? oneOf ?? [];
  const wanted = reference ?? keywords(option)?.reference;
  const named = schemas.find((known) => known.isComponent && known.reference === wanted);
  const name = named === undefined ? '' : valueName(named.name);
  return isIdentifier(name) && name !== 'client' && name !== taken ? name : otherwise;
}
