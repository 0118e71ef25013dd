import {
  fieldNotation,
  listSeparators,
  partsOf,
  schemaOfProperty,
  type Content,
  type Resolve,
  type Schema,
} from '@forgespec/model';
import { stringLiteral } from '../../../code/literal.ts';
import { propertyKey } from '../../../code/property-key.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { object, type Shapes } from './shape.ts';
import { valueEncoding } from './value-encoding.ts';

/** The form fields for which `encoding` defines a style. */
export interface StyledFields {
  /**
   * The names of the properties that a reader completely converts. The shape of the form does not contain these
   * properties.
   */
  readonly converted: ReadonlySet<string>;
  /**
   * The object literal that maps the name of a field to the function that reads the field. Undefined if no field needs
   * a function.
   */
  readonly readers: Fragment | undefined;
  /** The function that reads all fields that are not in `readers`. Undefined if the default function reads them. */
  readonly others: Fragment | undefined;
}

/** Returns the fields of a form that have a style. */
export function styledFields(schema: Schema, content: Content, shapes: Shapes, resolve: Resolve): StyledFields {
  const converted = new Set<string>();
  const readers = new Map<string, Fragment>();
  let others: Fragment | undefined;
  for (const encoding of content.encodings) {
    const { name } = encoding;
    const property = schemaOfProperty(schema, name, resolve);
    const kind = property && valueEncoding({ schema: property, mediaType: undefined }, resolve).kind;
    const notation = fieldNotation(encoding, kind === 'object');
    if (property === undefined || notation === undefined || (kind !== 'array' && kind !== 'object')) continue;
    const separator = listSeparators[notation];
    if (separator !== undefined && kind === 'array') {
      readers.set(name, fragment`${runtime.listField}(${stringLiteral(separator)})`);
    } else if (separator !== undefined) {
      converted.add(name);
      readers.set(name, fragment`${runtime.fieldInTurn}(${stringLiteral(separator)}, ${shapes.ofParts(property)})`);
    } else if (notation === 'members') {
      converted.add(name);
      const member = fragment`${runtime.memberOf}(${stringLiteral(name)}, ${shapes.ofParts(property)}`;
      const keys = propertyNames(property, resolve);
      for (const key of keys) if (!readers.has(key)) readers.set(key, fragment`${member})`);
      if (keys.length > 0) continue;
      const known = propertyNames(schema, resolve).filter((key) => key !== name);
      others ??= fragment`${member}, [${plain(known.map(stringLiteral).join(', '))}])`;
    }
  }
  const members = [...readers].map(([name, reader]) => fragment`${propertyKey(name)}: ${reader}`);
  return { converted, readers: members.length === 0 ? undefined : object(members), others };
}

const propertyNames = (schema: Schema, resolve: Resolve): string[] => [
  ...new Set(partsOf(schema, resolve).flatMap(({ properties = [] }) => properties.map(({ name }) => name))),
];

/** Returns the last arguments of the function that reads a form, each with a comma before it. */
export const styleArguments = ({ readers, others }: StyledFields): Fragment =>
  readers === undefined && others === undefined
    ? plain('')
    : fragment`, ${joined([readers ?? plain('{}'), ...(others === undefined ? [] : [others])], ', ')}`;
