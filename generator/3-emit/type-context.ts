import type { KeywordSchema, NamedSchema, Schema } from '../2-model/schema.ts';
import type { Module } from '../code/module.ts';
import type { Schemas } from './named-type.ts';
import type { TypeContext } from './schema-type.ts';
import { schemaType, useType } from './types/symbols.ts';

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
