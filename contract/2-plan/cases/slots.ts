import type { Content, Schema } from '@forgespec/model';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { isJson } from '@forgespec/templates/shared/media-type';
import { mergedSchema } from '@forgespec/model/values';
import type { Slot } from '../../http/arguments.ts';
import { pagingParameter } from './pagination/page-parameters.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';

/** A request parameter or body property, with the rules that the description states for it. */
export interface DescribedSlot extends Slot {
  readonly schema: Schema;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** True if the request contains the value as text, without its type. Only JSON bodies contain types. */
  readonly isText: boolean;
  /** JSON Pointer to the parameter or property in the document. */
  readonly pointer: string;
  /** True if another parameter or property must not be sent together with this one (`x-exclusive-with`, `x-alternative-to`). */
  readonly isExclusive: boolean;
  /** True for the cursor parameter of a list. Only the server can create a valid cursor. */
  readonly isCursor: boolean;
}

/** Returns the parameters of an operation and the properties of its default body. */
export function describedSlots(subject: ContractSubject, operation: TestedOperation): DescribedSlot[] {
  const cursor = pagingParameter(operation, 'cursor');
  const parameters = operation.parameters.flatMap((parameter): DescribedSlot[] => {
    const { name, in: location, schema, required, deprecated } = parameter;
    const pointer = schema.pointer.replace(/\/schema$/u, '');
    return [
      {
        in: location,
        name,
        schema,
        required,
        deprecated,
        isText: true,
        pointer,
        isExclusive: isExclusive(subject, pointer),
        isCursor: parameter === cursor,
      },
    ];
  });
  return [...parameters, ...bodySlots(subject, defaultBodyContent(operation))];
}

/** Returns the default content of a request body: the first one. */
export const defaultBodyContent = ({ body }: TestedOperation): Content | undefined => body?.contents[0];

function bodySlots(subject: ContractSubject, content: Content | undefined): DescribedSlot[] {
  const merged = content?.schema === undefined ? undefined : mergedSchema(content.schema, subject.resolve);
  const properties = (merged?.properties ?? []).filter(({ isOmitted }) => isOmitted !== true);
  return properties.map(({ name, schema }) => ({
    in: 'body',
    name,
    schema,
    required: merged?.required?.includes(name) === true,
    deprecated: schema.kind === 'keywords' && schema.annotations.deprecated,
    isText: !isJson(content?.mediaType ?? ''),
    pointer: schema.pointer,
    isExclusive: isExclusive(subject, schema.pointer),
    isCursor: false,
  }));
}

function isExclusive(subject: ContractSubject, pointer: string): boolean {
  const node: JsonValue | undefined = subject.at(pointer);
  if (!isJsonObject(node)) return false;
  return node['x-exclusive-with'] !== undefined || node['x-alternative-to'] !== undefined;
}

/**
 * Returns true if the valid values of a parameter depend on the state of the server. This is true for cursors, and for the headers of
 * conditional and range requests (RFC 9110, sections 13 and 14).
 */
export const dependsOnState = (slot: DescribedSlot): boolean =>
  isCondition(slot) || (slot.in === 'header' && /^range$/iu.test(slot.name)) || slot.isCursor;

/** Returns true for the header of a condition, such as `If-Match`. */
export const isCondition = ({ in: location, name }: Slot): boolean => location === 'header' && /^if-/iu.test(name);

/**
 * Returns true if a body is a file: it has a content and an encoding. The content may have another encoding when it is read. The case
 * `write/content` compares the bytes.
 */
export const isFileBody = (slots: readonly DescribedSlot[]): boolean =>
  ['content', 'encoding'].every((name) => slots.some((slot) => slot.in === 'body' && slot.name === name));
