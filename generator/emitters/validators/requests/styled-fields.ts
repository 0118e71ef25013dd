import {
  fieldNotation,
  listSeparators,
  partsOf,
  schemaOfProperty,
  type Content,
  type FieldEncoding,
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
  const fields = new FieldsOfForm(schema, shapes, resolve);
  for (const encoding of content.encodings) fields.add(encoding);
  return fields;
}

class FieldsOfForm implements StyledFields {
  readonly converted = new Set<string>();
  others: Fragment | undefined;
  readonly #readers = new Map<string, Fragment>();
  readonly #schema: Schema;
  readonly #shapes: Shapes;
  readonly #resolve: Resolve;

  constructor(schema: Schema, shapes: Shapes, resolve: Resolve) {
    this.#schema = schema;
    this.#shapes = shapes;
    this.#resolve = resolve;
  }

  get readers(): Fragment | undefined {
    const members = [...this.#readers].map(([name, reader]) => fragment`${propertyKey(name)}: ${reader}`);
    return members.length === 0 ? undefined : object(members);
  }

  /** Adds a field, if its value is an array or an object, and its encoding defines a style. */
  add(encoding: FieldEncoding): void {
    const { name } = encoding;
    const property = schemaOfProperty(this.#schema, name, this.#resolve);
    if (property === undefined) return;
    const { kind } = valueEncoding({ schema: property, mediaType: undefined }, this.#resolve);
    const notation = fieldNotation(encoding, kind === 'object');
    if (notation === undefined || (kind !== 'array' && kind !== 'object')) return;
    const separator = listSeparators[notation];
    if (separator !== undefined) this.#addList(name, property, kind, separator);
    else if (notation === 'members') this.#addMembers(name, property);
  }

  /** Adds a field whose value is a list of items, or of names and values. */
  #addList(name: string, property: Schema, kind: 'array' | 'object', separator: string): void {
    const text = stringLiteral(separator);
    if (kind === 'array') {
      this.#readers.set(name, fragment`${runtime.listField}(${text})`);
      return;
    }
    this.converted.add(name);
    this.#readers.set(name, fragment`${runtime.fieldInTurn}(${text}, ${this.#shapes.ofParts(property)})`);
  }

  /** Adds a field whose properties are fields of the form. If the names of the properties are unknown, it has all other fields. */
  #addMembers(name: string, property: Schema): void {
    this.converted.add(name);
    const member = fragment`${runtime.memberOf}(${stringLiteral(name)}, ${this.#shapes.ofParts(property)}`;
    const keys = propertyNames(property, this.#resolve);
    for (const key of keys) if (!this.#readers.has(key)) this.#readers.set(key, fragment`${member})`);
    if (keys.length > 0) return;
    const known = propertyNames(this.#schema, this.#resolve).filter((key) => key !== name);
    this.others ??= fragment`${member}, [${plain(known.map(stringLiteral).join(', '))}])`;
  }
}

const propertyNames = (schema: Schema, resolve: Resolve): string[] => [
  ...new Set(partsOf(schema, resolve).flatMap(({ properties = [] }) => properties.map(({ name }) => name))),
];

/** Returns the last arguments of the function that reads a form, each with a comma before it. */
export const styleArguments = ({ readers, others }: StyledFields): Fragment =>
  readers === undefined && others === undefined
    ? plain('')
    : fragment`, ${joined([readers ?? plain('{}'), ...(others === undefined ? [] : [others])], ', ')}`;
