import type { KeywordSchema, NamedSchema, Schema } from '@forgespec/model';
import type { ShownAlternative, ShownField, Inline, ShownShape } from './content.ts';
import { linkTo } from './inline.ts';
import type { PageContext } from './page-context.ts';
import { createPlace, placeOfField, type SchemaPlace } from './schema-place.ts';
import { describeType } from './describe-type.ts';
import { availabilityNotes, unsaidNotes, valueNotes } from './value-notes.ts';

/**
 * Returns the content about a schema: its type, its rules, and its fields. The fields of a named schema that is too deep, or that contains
 * itself, are left out, because the page of this schema has them.
 *
 * @param id the anchor of the part of the page that contains the schema.
 */
export const schemaShape = (schema: Schema | undefined, id: string, context: PageContext): ShownShape =>
  shapeAt(schema, createPlace(id), context);

/** Returns the content about a named schema for its own page: with its own fields, not with a link to this page. */
export function namedShape({ reference, schema }: NamedSchema, context: PageContext): ShownShape {
  return shapeAt(schema, { ...createPlace('field'), opened: new Set([reference]) }, context);
}

const nothing: ShownShape = { type: [], markdown: '', notes: [], fields: [], alternatives: [], isCut: false };

function shapeAt(schema: Schema | undefined, place: SchemaPlace, context: PageContext): ShownShape {
  const type = describeType(schema, context);
  if (schema?.kind !== 'keywords') return { ...nothing, type };
  const parts = openedParts(schema, place, context);
  const all = parts.schemas;
  const markdown = all.find(({ annotations }) => annotations.description !== undefined)?.annotations.description ?? '';
  const inner = { ...place, opened: parts.opened };
  const { fields, isCut } = fieldsOf(all, inner, context);
  return {
    type,
    markdown,
    notes: notesOf(all, markdown),
    fields,
    alternatives: alternativesOf(all, inner, context),
    isCut: parts.isCut || isCut,
  };
}

function notesOf(schemas: readonly KeywordSchema[], markdown: string): (readonly Inline[])[] {
  const notes = schemas.flatMap((part) => [...valueNotes(part), ...availabilityNotes(part.annotations, markdown)]);
  return unsaidNotes([...new Map(notes.map((note) => [JSON.stringify(note), note])).values()], markdown);
}

interface OpenedParts {
  /** The schemas that all apply to the value. */
  readonly schemas: readonly KeywordSchema[];
  readonly opened: ReadonlySet<string>;
  readonly isCut: boolean;
}

/** Returns a schema, with the target of its reference, the parts of `allOf`, and its only alternative that is not null. */
function openedParts(schema: KeywordSchema, place: SchemaPlace, context: PageContext): OpenedParts {
  const found: KeywordSchema[] = [];
  let { opened } = place;
  let isCut = false;
  const visit = (part: Schema | undefined): void => {
    if (part?.kind !== 'keywords' || found.includes(part)) return;
    found.push(part);
    if (part.reference !== undefined) {
      const isOpened = opened.has(part.reference) || !isRoom(part.reference, place, context);
      if (isOpened) isCut = true;
      else {
        opened = new Set([...opened, part.reference]);
        visit(context.resolve(part.reference));
      }
    }
    for (const each of part.allOf ?? []) visit(each);
    visit(onlyAlternative(part));
  };
  visit(schema);
  return { schemas: found, opened, isCut: isCut && !found.some((part) => part.properties !== undefined) };
}

/** Returns true if the fields of a named schema are shown here. The fields of a schema without a page are always shown. */
function isRoom(reference: string, { depth, budget }: SchemaPlace, context: PageContext): boolean {
  if (context.map.schema(reference) === undefined) return true;
  return depth < 3 && budget.fields > 0;
}

/** Returns the alternative of a schema that has only one alternative besides null. */
function onlyAlternative({ oneOf, anyOf }: KeywordSchema): Schema | undefined {
  const options = (oneOf ?? anyOf ?? []).filter((option) => !isNull(option));
  return options.length === 1 ? options[0] : undefined;
}

const isNull = (schema: Schema): boolean =>
  schema.kind === 'keywords' && schema.type?.length === 1 && schema.type[0] === 'null';

function alternativesOf(
  schemas: readonly KeywordSchema[],
  place: SchemaPlace,
  context: PageContext,
): ShownAlternative[] {
  const options = schemas.flatMap(({ oneOf, anyOf }) => {
    const all = (oneOf ?? anyOf ?? []).filter((option) => !isNull(option));
    return all.length > 1 ? all : [];
  });
  const shown = options.map((option, index): ShownAlternative => {
    const title = titleOf(option, context);
    const name = typeof title[0] === 'string' ? `option${index + 1}` : '';
    return { title, shape: shapeAt(option, placeOfField(place, nameOf(option, context) ?? name), context) };
  });
  const isUseful = shown.some(({ shape }) => shape.fields.length > 0 || shape.isCut);
  return isUseful ? shown : [];
}

function nameOf(schema: Schema, context: PageContext): string | undefined {
  if (schema.kind !== 'keywords') return undefined;
  return schema.reference === undefined ? schema.annotations.title : context.schemas.get(schema.reference)?.component;
}

function titleOf(schema: Schema, context: PageContext): readonly Inline[] {
  const title = schema.kind === 'keywords' ? schema.annotations.title : undefined;
  return title === undefined || (schema.kind === 'keywords' && schema.reference !== undefined)
    ? describeType(schema, context)
    : [title];
}

/** Returns the fields of an object, of the items of an array, or of the values of a map. */
function fieldsOf(
  schemas: readonly KeywordSchema[],
  place: SchemaPlace,
  context: PageContext,
): Pick<ShownShape, 'fields' | 'isCut'> {
  if (place.depth > deepest) return { fields: [], isCut: true };
  const required = new Set(schemas.flatMap((part) => part.required ?? []));
  const members = schemas.flatMap(({ properties = [] }) => properties.filter(({ isOmitted }) => isOmitted !== true));
  const named = [...new Map(members.map((member) => [member.name, member])).values()];
  place.budget.fields -= named.length;
  const fields = named.map(({ name, schema }) => fieldOf(name, schema, required.has(name), place, context));
  const others = schemas.flatMap(({ additionalProperties, patternProperties = [] }) => [
    ...(additionalProperties?.kind === 'keywords' ? [additionalProperties] : []),
    ...patternProperties.map((member) => member.schema),
  ]);
  const map = others.map((schema) => fieldOf('*', schema, false, place, context));
  const items = schemas.flatMap((part) => [
    ...(part.prefixItems ?? []),
    ...((part.items ?? part.contains) ? [part.items] : []),
  ]);
  const ofItems = items.map((item) => shapeAt(item, place, context));
  return {
    fields: [...fields, ...map, ...ofItems.flatMap((item) => item.fields)],
    isCut: ofItems.some((item) => item.isCut),
  };
}

/** The largest depth of fields. No schema of a sensible API is deeper, except those that contain themselves. */
const deepest = 12;

function fieldOf(
  name: string,
  schema: Schema,
  isRequired: boolean,
  place: SchemaPlace,
  context: PageContext,
): ShownField {
  const inner = placeOfField(place, name);
  const shape = shapeAt(schema, inner, context);
  const isDeprecated = schema.kind === 'keywords' && schema.annotations.deprecated;
  return { id: inner.id, name, isRequired, isDeprecated, shape };
}

/** Returns a link to the page of a schema. Returns undefined if the schema has no page. */
export function schemaLink(schema: Schema | undefined, context: PageContext): Inline | undefined {
  const reference = schema?.kind === 'keywords' ? schema.reference : undefined;
  const page = reference === undefined ? undefined : context.map.schema(reference);
  return page && linkTo(page.to, page.title);
}
