import type { KeywordSchema } from '../../../2-model/schema.ts';
import type { Parameter } from '../../../2-model/parameter.ts';
import { stringLiteral, valueLiteral } from '../../../code/literal.ts';
import { fragment, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { usesOnly } from '../used-keywords.ts';
import type { DecoderInput } from './decoder-context.ts';
import { propertyAccess } from './property-access.ts';
import { partOfPlace, partTypeName } from './request-names.ts';
import { partsOf, valueTypes, type Resolve } from './value-types.ts';

/** The default of a parameter, in an array of one, because it may be anything. */
export function defaultOf({ schema }: Parameter, resolve: Resolve): KeywordSchema['annotations']['default'] {
  return partsOf(schema, resolve).find(({ annotations }) => annotations.default !== undefined)?.annotations.default;
}

/** The object that parameters are put into. Names that every object inherits something for need one without a prototype. */
export function emptyObject({ operation, group }: DecoderInput, variable: string): Fragment {
  const type = partTypeName(operation, partOfPlace[group.in]);
  const isInherited = group.parameters.some(({ name }) => name in Object.prototype);
  return fragment`const ${variable}: ${runtime.Unchecked}<${type}> = ${isInherited ? fragment`${runtime.bare}()` : '{}'};`;
}

/** The statements that fill in defaults, and say what is missing. */
export function completeObject({ group, resolve }: DecoderInput, variable: string, reader: string): Fragment[] {
  return group.parameters.flatMap((parameter) => {
    const property = propertyAccess(variable, parameter.name);
    const [value] = defaultOf(parameter, resolve) ?? [];
    if (value !== undefined) {
      const isNullable = valueTypes(parameter.schema, resolve).has('null');
      const literal = valueLiteral(value);
      return [
        plain(isNullable ? `if (${property} === undefined) ${property} = ${literal};` : `${property} ??= ${literal};`),
      ];
    }
    if (!parameter.required || group.in === 'path') return [];
    const what = `${stringLiteral(parameter.name)}, ${stringLiteral(`${parameter.pointer}/required`)}`;
    return [plain(`if (${property} === undefined) ${reader}.missing(${what});`)];
  });
}

/** The statement that judges the object with the schemas of the parameters, as far as reading it has not done so. */
export function judgedObject({ operation, group, compiler }: DecoderInput, variable: string, issues: string): Fragment {
  const part = partOfPlace[group.in];
  const place = stringLiteral(`/${part.toLowerCase()}`);
  const open = (group.schema.properties ?? []).filter(({ schema }) => !isAnyText(schema));
  if (open.length === 0) return fragment`return ${runtime.decoded}(${variable}, ${place}, ${issues});`;
  const schema = { ...group.schema, properties: open };
  const { is, collect } = compiler.functionsOf(schema, partTypeName(operation, part));
  return fragment`return ${runtime.decoded}(${variable}, ${place}, ${issues}, ${is}, ${collect});`;
}

// What is read from text is valid then, whatever it is.
const isAnyText = (schema: KeywordSchema | { readonly kind: 'boolean' }): boolean =>
  schema.kind === 'keywords' &&
  usesOnly(schema, ['type']) &&
  schema.type?.includes('string') === true &&
  !schema.type.includes('array') &&
  !schema.type.includes('object');
