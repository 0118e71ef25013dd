import { isAnyType, partsOf, type Resolve, type Schema } from '@forgespec/model';
import { valueName } from '@forgespec/model/names';
import { propertyKey } from '../../../code/property-key.ts';
import type { Compiler, CompilerInput } from '../compiler.ts';
import { fragment, joined, plain, type Declaration, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { usesOnly } from '../used-keywords.ts';
import { scalarFunction, textTypes } from './scalar.ts';

/**
 * The shapes in one module. A shape is a literal of the runtime type `Shape`, and describes the types and properties of
 * a value to a decoder.
 */
export interface Shapes {
  /** Returns the shape of a value. Returns undefined if the value is not converted from text. */
  of(schema: Schema): Fragment | undefined;
  /**
   * Returns the shape of an object or array whose members are decoded one by one. Examples: `a[b]=1&a[c]=2` in a query,
   * or `b,1,c,2` in a header. The shape is always an object.
   */
  ofParts(schema: Schema): Fragment;
  /** The constants of the named schemas. Each constant comes after the constants that its value uses. */
  readonly constants: readonly Fragment[];
}

/** The code of a shape. */
interface Part {
  readonly code: Fragment;
  /** True if the code is the name of a constant that may not yet have a value while the module is loaded. */
  readonly isLate: boolean;
  readonly isLiteral: boolean;
  /** True if the code is a function that converts a scalar. Otherwise the code is an object. */
  readonly isScalar?: true;
}

/** Creates the {@link Shapes} of a module. */
export function createShapes(
  byReference: CompilerInput['byReference'],
  { reserve }: Pick<Compiler, 'reserve'>,
): Shapes {
  const resolve: Resolve = (pointer) => byReference.get(pointer)?.schema;
  const known = new Map<Schema, Part | undefined>();
  const constants: Fragment[] = [];

  const shapeOf = (schema: Schema): Part | undefined => {
    const pointer = schema.kind === 'keywords' ? schema.reference : undefined;
    const named = pointer === undefined ? undefined : byReference.get(pointer);
    if (named === undefined) return written(schema);
    // Keywords beside `$ref` may change the shape. If the schema has such keywords, the shape is built from the whole
    // schema.
    const isAlone = schema.kind === 'keywords' && usesOnly(schema, ['reference']);
    return shared(isAlone ? named.schema : schema, named.name);
  };

  const shared = (schema: Schema, schemaName: string): Part | undefined => {
    if (known.has(schema)) return known.get(schema);
    const name = reserve(`${valueName(schemaName)}Shape`, 'Shape');
    const constant: Declaration = {
      kind: 'declaration',
      name,
      isConstant: true,
      group: constants,
      code: () => fragment`const ${name}: ${runtime.Shape} = ${part?.code ?? plain('{}')};`,
    };
    const use = { code: fragment`${constant}`, isLiteral: false };
    // A recursive schema refers to its own constant before the value of this constant is complete.
    known.set(schema, { ...use, isLate: true });
    const part = written(schema);
    if (part?.isLiteral === true) constants.push(use.code);
    const result = part?.isLiteral === true ? { ...use, isLate: false } : part;
    known.set(schema, result);
    return result;
  };

  const written = (schema: Schema): Part | undefined => {
    const types = textTypes(schema, resolve);
    if (isAnyType(types)) return undefined;
    const scalar = scalarFunction(types);
    const members = [
      ...(types.has('array') ? [member('items', itemsOf(schema) ?? text)] : []),
      ...(types.has('object') ? propertiesOf(schema) : []),
    ];
    if (members.length === 0) return scalar === undefined ? undefined : direct(scalar);
    const isText = types.has('string') || scalar !== undefined;
    const own = isText ? [member('scalar', scalar === undefined ? text : direct(scalar))] : [];
    return { code: object([...own, ...members]), isLate: false, isLiteral: true };
  };

  const itemsOf = (schema: Schema): Part | undefined =>
    partsOf(schema, resolve)
      .flatMap(({ items }) => (items === undefined ? [] : [shapeOf(items)]))
      .find((part) => part !== undefined);

  const propertiesOf = (schema: Schema): Fragment[] => {
    const properties = new Map<string, Part>();
    const parts = partsOf(schema, resolve);
    for (const { name: key, schema: property } of parts.flatMap((part) => part.properties ?? [])) {
      const part = properties.has(key) ? undefined : shapeOf(property);
      if (part !== undefined) properties.set(key, part);
    }
    const [others] = parts.flatMap(({ additionalProperties: rest }) => {
      const part = rest === undefined ? undefined : shapeOf(rest);
      return part === undefined ? [] : [part];
    });
    const literal = object([...properties].map(([key, part]) => member(propertyKey(key), part)));
    return [
      ...(properties.size === 0 ? [] : [fragment`properties: ${literal}`]),
      ...(others === undefined ? [] : [member('others', others)]),
    ];
  };

  return {
    of: (schema) => shapeOf(schema)?.code,
    ofParts: (schema) => {
      const part = shapeOf(schema);
      if (part === undefined) return object([]);
      return part.isScalar === true ? object([member('scalar', part)]) : part.code;
    },
    constants,
  };
}

// The code of a scalar is repeated at each use, because it is short.
const direct = (code: Fragment): Part => ({ code, isLate: false, isLiteral: false, isScalar: true });

const text = direct(fragment`${runtime.asText}`);

const member = (key: string, { code, isLate }: Part): Fragment =>
  isLate ? fragment`get ${key}() { return ${code}; }` : fragment`${key}: ${code}`;

/** Returns an object literal. */
export const object = (members: readonly Fragment[]): Fragment =>
  members.length === 0 ? plain('{}') : fragment`{ ${joined(members, ', ')} }`;
