import {
  commentLines,
  commentText,
  defineOutput,
  type KeywordSchema,
  type NamedSchema,
  type OutputModule,
  propertyKey,
  type Schema,
  exportedValue,
  valueLiteral,
} from 'forgespec/plugin';

// An output that is not part of forgespec: functions that create random values of each named schema.

const faker = exportedValue('faker', '@faker-js/faker');

/** Expressions for strings, by format. */
const formats: Readonly<Record<string, string>> = {
  date: 'date.past().toISOString().slice(0, 10)',
  'date-time': 'date.past().toISOString()',
  email: 'internet.email()',
  uri: 'internet.url()',
  uuid: 'string.uuid()',
};

interface Context {
  readonly code: OutputModule;
  readonly schemaOf: (reference: string) => NamedSchema | undefined;
}

export const fakerValues = defineOutput({
  name: 'fake',
  options: { prefix: 'fake' },
  *emit({ api, module, names, options, schemaOf }) {
    const components = api.schemas.filter(({ isComponent }) => isComponent);
    const nameOf = ({ name }: NamedSchema): string => `${options.prefix}${name}`;
    yield module('index.ts', (code) => {
      for (const schema of components) code.declare(nameOf(schema));
      for (const schema of components) {
        const type = code.use(names.schemaType(schema));
        const value = valueOf(schema.schema, { code, schemaOf: (reference) => schemaOf(reference) }, nameOf);
        const comment = commentText(commentLines(`Returns a random value of the schema ${schema.component}.`));
        code.add(`${comment}\nexport function ${nameOf(schema)}(): ${type} {\nreturn ${value};\n}`);
      }
    });
  },
});

function valueOf(schema: Schema, context: Context, nameOf: (schema: NamedSchema) => string): string {
  if (schema.kind === 'boolean') return 'null';
  const { code, schemaOf } = context;
  const target = schema.reference === undefined ? undefined : schemaOf(schema.reference);
  if (target !== undefined) return `${nameOf(target)}()`;
  if (schema.const !== undefined) return valueLiteral(schema.const[0]);
  if (schema.enum !== undefined) return `${code.use(faker)}.helpers.arrayElement(${valueLiteral([...schema.enum])})`;
  const inner = (part: Schema): string => valueOf(part, context, nameOf);
  switch (schema.type?.[0]) {
    case 'array':
      return `${code.use(faker)}.helpers.multiple(() => ${schema.items === undefined ? 'null' : inner(schema.items)}, { count: ${schema.minItems ?? 1} })`;
    case 'boolean':
      return `${code.use(faker)}.datatype.boolean()`;
    case 'integer':
      return `${code.use(faker)}.number.int(${bounds(schema)})`;
    case 'number':
      return `${code.use(faker)}.number.float(${bounds(schema)})`;
    case 'string':
      return `${code.use(faker)}.${formats[schema.format ?? ''] ?? `string.alpha({ length: ${schema.minLength ?? 5} })`}`;
    case 'object': {
      const required = (schema.properties ?? []).filter(({ name }) => schema.required?.includes(name));
      return `{ ${required.map((member) => `${propertyKey(member.name)}: ${inner(member.schema)}`).join(', ')} }`;
    }
    case 'null':
    case undefined:
      return 'null';
  }
}

const bounds = ({ minimum = 0, maximum = 1000 }: KeywordSchema): string => `{ min: ${minimum}, max: ${maximum} }`;

export default fakerValues;
