import type { KeywordSchema, NamedSchema, Schema } from '@forgespec/model';
import type { Inline } from './content.ts';
import type { PageContext } from './page-context.ts';
import { codeText, joinParts, linkTo, plainText } from './inline.ts';

/** Returns the type of a value in words, with links to the pages of schemas: `array of Pet`, `integer or string`. */
export function describeType(schema: Schema | undefined, context: PageContext): readonly Inline[] {
  if (schema === undefined || (schema.kind === 'boolean' && schema.value)) return ['anything'];
  if (schema.kind === 'boolean') return ['nothing'];
  if (schema.reference !== undefined) return referenceWords(schema.reference, context);
  const options = schema.oneOf ?? schema.anyOf;
  if (options !== undefined && hasAlternativeTypes(schema, options)) return alternatives(options, context);
  if (schema.const !== undefined) return [codeText(JSON.stringify(schema.const[0]))];
  if (schema.allOf !== undefined && schema.type === undefined)
    return joinParts(distinct(schema.allOf.map((part) => describeType(part, context))), ' and ');
  return plainWords(schema, context);
}

/** Returns false if the alternatives only state rules about the properties of one object. */
const hasAlternativeTypes = ({ type }: KeywordSchema, options: readonly Schema[]): boolean =>
  type === undefined ||
  options.some((option) => option.kind === 'keywords' && (option.type !== undefined || option.reference !== undefined));

function referenceWords(reference: string, context: PageContext): readonly Inline[] {
  const named = context.schemas.get(reference);
  if (named === undefined) return ['anything'];
  const page = context.map.schema(reference);
  if (page !== undefined) return [linkTo(page.to, schemaTitle(named))];
  // A schema without a page can refer to itself, for example an array of arrays.
  return context.named.has(reference)
    ? [named.component]
    : describeType(named.schema, { ...context, named: new Set([...context.named, reference]) });
}

const schemaTitle = ({ component }: NamedSchema): string => component;

function alternatives(options: readonly Schema[], context: PageContext): Inline[] {
  const words = distinct(options.map((option) => describeType(option, context)));
  return joinParts([...words.filter((text) => !isNull(text)), ...words.filter(isNull)], ' or ');
}

const isNull = (words: readonly Inline[]): boolean => plainText(words) === 'null';

function distinct(list: readonly (readonly Inline[])[]): (readonly Inline[])[] {
  return [...new Map(list.map((words) => [plainText(words), words])).values()];
}

function plainWords({ type, items, format, enum: values, properties }: KeywordSchema, context: PageContext): Inline[] {
  const list = (): Inline[] => (items === undefined ? ['array'] : ['array of ', ...describeType(items, context)]);
  if (type === undefined) {
    if (items !== undefined) return list();
    if (properties !== undefined) return ['object'];
    return values === undefined ? ['anything'] : [kindOfValues(values)];
  }
  // Null comes last: "string or null".
  const names = type.toSorted((a, b) => Number(a === 'null') - Number(b === 'null'));
  const words = names.map((name): readonly Inline[] => {
    if (name === 'array') return list();
    return [name === 'string' && format !== undefined ? `string (${format})` : name];
  });
  return joinParts(words, ' or ');
}

const kindOfValues = (values: readonly unknown[]): string =>
  [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))].join(' or ');
