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
export const createShapes = (
  byReference: CompilerInput['byReference'],
  { reserve }: Pick<Compiler, 'reserve'>,
): Shapes => new ModuleShapes(byReference, reserve);

class ModuleShapes implements Shapes {
  readonly constants: Fragment[] = [];
  readonly #byReference: CompilerInput['byReference'];
  readonly #reserve: Compiler['reserve'];
  readonly #resolve: Resolve;
  /** The shapes of named schemas. */
  readonly #known = new Map<Schema, Part | undefined>();

  constructor(byReference: CompilerInput['byReference'], reserve: Compiler['reserve']) {
    this.#byReference = byReference;
    this.#reserve = reserve;
    this.#resolve = (pointer) => byReference.get(pointer)?.schema;
  }

  of(schema: Schema): Fragment | undefined {
    return this.#shapeOf(schema)?.code;
  }

  ofParts(schema: Schema): Fragment {
    const part = this.#shapeOf(schema);
    if (part === undefined) return object([]);
    return part.isScalar === true ? object([member('scalar', part)]) : part.code;
  }

  #shapeOf(schema: Schema): Part | undefined {
    if (schema.kind !== 'keywords' || schema.reference === undefined) return this.#written(schema);
    const named = this.#byReference.get(schema.reference);
    if (named === undefined) return this.#written(schema);
    // Keywords beside `$ref` may change the shape. If the schema has such keywords, the shape is built from the whole
    // schema.
    return this.#shared(usesOnly(schema, ['reference']) ? named.schema : schema, named.name);
  }

  /** Returns the shape of a named schema. If the shape is a literal, it becomes a constant of the module. */
  #shared(schema: Schema, schemaName: string): Part | undefined {
    if (this.#known.has(schema)) return this.#known.get(schema);
    const name = this.#reserve(`${valueName(schemaName)}Shape`, 'Shape');
    const constant: Declaration = {
      kind: 'declaration',
      name,
      isConstant: true,
      group: this.constants,
      code: () => fragment`const ${name}: ${runtime.Shape} = ${part?.code ?? plain('{}')};`,
    };
    const use = { code: fragment`${constant}`, isLiteral: false };
    // A recursive schema refers to its own constant before the value of this constant is complete.
    this.#known.set(schema, { ...use, isLate: true });
    const part = this.#written(schema);
    if (part?.isLiteral === true) this.constants.push(use.code);
    const result = part?.isLiteral === true ? { ...use, isLate: false } : part;
    this.#known.set(schema, result);
    return result;
  }

  /** Returns the shape of a schema, without a constant for the schema itself. */
  #written(schema: Schema): Part | undefined {
    const types = textTypes(schema, this.#resolve);
    if (isAnyType(types)) return undefined;
    const converter = scalarFunction(types);
    const scalar = converter === undefined ? undefined : direct(converter);
    const members = [
      ...(types.has('array') ? [member('items', this.#itemsOf(schema) ?? text)] : []),
      ...(types.has('object') ? this.#propertiesOf(schema) : []),
    ];
    if (members.length === 0) return scalar;
    const own = scalar ?? (types.has('string') ? text : undefined);
    const all = own === undefined ? members : [member('scalar', own), ...members];
    return { code: object(all), isLate: false, isLiteral: true };
  }

  #itemsOf(schema: Schema): Part | undefined {
    return partsOf(schema, this.#resolve)
      .flatMap(({ items }) => (items === undefined ? [] : [this.#shapeOf(items)]))
      .find((part) => part !== undefined);
  }

  /** Returns the members `properties` and `others` of the shape of an object. */
  #propertiesOf(schema: Schema): Fragment[] {
    const parts = partsOf(schema, this.#resolve);
    const properties = new Map<string, Part>();
    for (const { name, schema: property } of parts.flatMap((part) => part.properties ?? [])) {
      const part = properties.has(name) ? undefined : this.#shapeOf(property);
      if (part !== undefined) properties.set(name, part);
    }
    const [others] = parts.flatMap(({ additionalProperties: rest }) => (rest && this.#shapeOf(rest)) ?? []);
    const literal = object([...properties].map(([name, part]) => member(propertyKey(name), part)));
    return [
      ...(properties.size === 0 ? [] : [fragment`properties: ${literal}`]),
      ...(others === undefined ? [] : [member('others', others)]),
    ];
  }
}

// The code of a scalar is repeated at each use, because it is short.
const direct = (code: Fragment): Part => ({ code, isLate: false, isLiteral: false, isScalar: true });

const text = direct(fragment`${runtime.asText}`);

const member = (key: string, { code, isLate }: Part): Fragment =>
  isLate ? fragment`get ${key}() { return ${code}; }` : fragment`${key}: ${code}`;

/** Returns an object literal. */
export const object = (members: readonly Fragment[]): Fragment =>
  members.length === 0 ? plain('{}') : fragment`{ ${joined(members, ', ')} }`;
