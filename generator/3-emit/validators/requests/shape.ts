import type { Schema } from '../../../2-model/schema.ts';
import { propertyKey } from '../../../code/property-key.ts';
import { fragment, joined, plain, type Declaration, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { scalarFunction } from './scalar.ts';
import { isAnyType, partsOf, valueTypes, type Resolve } from '../../../2-model/inspect/value-types.ts';

/** Says how values are written, as literals of the type `Shape` of the runtime. */
export interface Shapes {
  /** The shape of a value; undefined where it is taken as it comes. */
  of(schema: Schema): Fragment | undefined;
}

/** A shape, or a name for it that is not known yet while its module is loaded. */
interface Part {
  readonly code: Fragment;
  readonly isLate: boolean;
}

/** @param name what constants are called after: `createBadgeForm`. */
export function createShapes(name: string, resolve: Resolve): Shapes {
  const circular = new Map<string, Declaration>();

  const shapeOf = (schema: Schema, open: readonly string[]): Part | undefined => {
    const pointer = schema.kind === 'keywords' ? schema.reference : undefined;
    if (pointer === undefined) return written(schema, open);
    return open.includes(pointer)
      ? { code: fragment`${circle(pointer)}`, isLate: true }
      : written(schema, [...open, pointer]);
  };

  const circle = (pointer: string): Declaration => {
    const known = circular.get(pointer);
    if (known !== undefined) return known;
    const variable = `${name}Shape${circular.size === 0 ? '' : circular.size + 1}`;
    const made: Declaration = {
      kind: 'declaration',
      name: variable,
      isConstant: true,
      group: circular,
      code: () => fragment`const ${variable}: ${runtime.Shape} = ${(target(pointer, [pointer]) ?? empty).code};`,
    };
    circular.set(pointer, made);
    return made;
  };

  const target = (pointer: string, open: readonly string[]): Part | undefined => {
    const schema = resolve(pointer);
    return schema === undefined ? undefined : written(schema, open);
  };

  const written = (schema: Schema, open: readonly string[]): Part | undefined => {
    const types = valueTypes(schema, resolve);
    if (isAnyType(types)) return undefined;
    const scalar = scalarFunction(types);
    const members = [
      ...(types.has('array') ? [member('items', itemsOf(schema, open) ?? text)] : []),
      ...(types.has('object') ? propertiesOf(schema, open) : []),
    ];
    if (members.length === 0) return scalar === undefined ? undefined : { code: scalar, isLate: false };
    const isText = types.has('string') || scalar !== undefined;
    const own = isText ? [member('scalar', scalar === undefined ? text : { code: scalar, isLate: false })] : [];
    return { code: object([...own, ...members]), isLate: false };
  };

  const itemsOf = (schema: Schema, open: readonly string[]): Part | undefined =>
    partsOf(schema, resolve)
      .flatMap(({ items }) => (items === undefined ? [] : [shapeOf(items, open)]))
      .find((part) => part !== undefined);

  const propertiesOf = (schema: Schema, open: readonly string[]): Fragment[] => {
    const properties = new Map<string, Part>();
    const parts = partsOf(schema, resolve);
    for (const { name: key, schema: property } of parts.flatMap((part) => part.properties ?? [])) {
      const part = properties.has(key) ? undefined : shapeOf(property, open);
      if (part !== undefined) properties.set(key, part);
    }
    const [others] = parts.flatMap(({ additionalProperties: rest }) => {
      const part = rest === undefined ? undefined : shapeOf(rest, open);
      return part === undefined ? [] : [part];
    });
    const literal = object([...properties].map(([key, part]) => member(propertyKey(key), part)));
    return [
      ...(properties.size === 0 ? [] : [fragment`properties: ${literal}`]),
      ...(others === undefined ? [] : [member('others', others)]),
    ];
  };

  return { of: (schema) => shapeOf(schema, [])?.code };
}

const text: Part = { code: fragment`${runtime.asText}`, isLate: false };
const empty: Part = { code: plain('{}'), isLate: false };

const member = (key: string, { code, isLate }: Part): Fragment =>
  isLate ? fragment`get ${key}() { return ${code}; }` : fragment`${key}: ${code}`;

/** An object literal. */
export const object = (members: readonly Fragment[]): Fragment =>
  members.length === 0 ? plain('{}') : fragment`{ ${joined(members, ', ')} }`;
