import type { KeywordSchema, NamedSchema, Schema } from '@forgespec/model';
import type { Module } from '../code/module.ts';
import type { PrintReference } from '../code/print-type.ts';
import type { Schemas } from './named-type.ts';
import { schemaType, useType } from './types/symbols.ts';

/** The context in which the type of a schema is built and printed. */
export interface TypeContext {
  /** Returns the named schema that has the given `reference`. Returns undefined if no schema has this reference. */
  named(reference: string): NamedSchema | undefined;
  /** Returns the code of a reference to the type of a named schema. The module that contains the code imports the type. */
  readonly printReference: PrintReference;
  /** Returns the code of a global type, such as `Date`. If a schema has the name `Date`, the code is `globalThis.Date`. */
  globalType(name: 'AsyncIterable' | 'Date' | 'Iterable' | 'ReadableStream' | 'Uint8Array'): string;
  /** Returns the `NamedSchema` whose property `schema` is this object. Returns undefined for an object inside a named schema. */
  ownerOf(schema: Schema): NamedSchema | undefined;
  /** Returns true if other schemas extend the schema by `allOf`. */
  isExtended(schema: NamedSchema): boolean;
}

/** Creates the context for the types in a module. */
export function typeContext(schemas: Schemas, module: Module): TypeContext {
  return {
    named: (reference) => schemas.get(reference),
    printReference({ text, reference, imported }) {
      if (imported !== undefined) return useType(imported, module) + text.slice(imported.name.length);
      const schema = reference === undefined ? undefined : schemas.get(reference);
      return schema === undefined ? text : useType(schemaType(schema), module);
    },
    globalType: (type) => ([...schemas.values()].some(({ name }) => name === type) ? `globalThis.${type}` : type),
    ownerOf: (schema) => ownersOf(schemas).get(schema),
    isExtended: ({ reference }) => extendedBy(schemas).has(reference),
  };
}

const owners = new WeakMap<Schemas, ReadonlyMap<Schema, NamedSchema>>();

function ownersOf(schemas: Schemas): ReadonlyMap<Schema, NamedSchema> {
  const found = owners.get(schemas) ?? new Map(Array.from(schemas.values(), (named) => [named.schema, named]));
  owners.set(schemas, found);
  return found;
}

const known = new WeakMap<Schemas, ReadonlySet<string>>();

/** Returns the references of the schemas that other named schemas extend by `allOf`. */
function extendedBy(schemas: Schemas): ReadonlySet<string> {
  const extended = known.get(schemas) ?? new Set([...schemas.values()].flatMap(({ schema }) => baseReferences(schema)));
  known.set(schemas, extended);
  return extended;
}

const baseReferences = (schema: Schema): string[] =>
  schema.kind === 'boolean' ? [] : (schema.allOf ?? []).flatMap((part) => referenceOf(part) ?? []);

const referenceOf = (schema: Schema): KeywordSchema['reference'] | NamedSchema['reference'] =>
  schema.kind === 'boolean' ? undefined : schema.reference;
