import type { Content } from '@forgespec/generator/model/message';
import type { Schema } from '@forgespec/generator/model/schema';
import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import type { Slot } from '../../http/arguments.ts';
import { isJson } from '@forgespec/templates/shared/media-type';
import { pagingParameter } from './pagination/list-parts.ts';
import type { Subject, TestedOperation } from '../../1-describe/subject.ts';
import { isNeverSent } from '../../1-describe/directions.ts';
import { mergedSchema } from '@forgespec/generator/values/merged-schema';

/** A place that takes a value, and what the description says about it. */
export interface DescribedSlot extends Slot {
  readonly schema: Schema;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Whether the value loses its type on the way: everything but JSON. */
  readonly isText: boolean;
  /** JSON Pointer to what describes it. */
  readonly pointer: string;
  /** It is not to be sent together with others (`x-exclusive-with`, `x-alternative-to`). */
  readonly isExclusive: boolean;
  /** True for the cursor of a list, which a response of the server gives. */
  readonly isCursor: boolean;
}

/** The places of an operation: its parameters, and the properties of its body. */
export function slotsOf(subject: Subject, operation: TestedOperation): DescribedSlot[] {
  const cursor = pagingParameter(operation, 'cursor');
  const parameters = operation.parameters.flatMap((parameter): DescribedSlot[] => {
    const { name, in: place, schema, required, deprecated } = parameter;
    const pointer = schema.pointer.replace(/\/schema$/u, '');
    return [
      {
        in: place,
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
  return [...parameters, ...bodySlots(subject, bodyContent(operation))];
}

/** The content that a body is written in by default. */
export const bodyContent = ({ body }: TestedOperation): Content | undefined => body?.contents[0];

function bodySlots(subject: Subject, content: Content | undefined): DescribedSlot[] {
  const merged = content?.schema === undefined ? undefined : mergedSchema(content.schema, subject.resolve);
  const properties = (merged?.properties ?? []).filter(({ schema }) => !isNeverSent(schema));
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

function isExclusive(subject: Subject, pointer: string): boolean {
  const node: JsonValue | undefined = subject.at(pointer);
  if (!isJsonObject(node)) return false;
  return node['x-exclusive-with'] !== undefined || node['x-alternative-to'] !== undefined;
}
