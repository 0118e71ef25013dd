import type { JsonValue } from '../../1-load/json.ts';
import type { Operation } from '../../2-model/operation.ts';

/** A path template, segment by segment, as the runtime matches it (`templates/server/route.ts`). */
export function pathSegments(operation: Operation): JsonValue[] {
  return operation.path
    .slice(1)
    .split('/')
    .map((segment) => pathSegment(segment, operation));
}

function pathSegment(segment: string, operation: Operation): JsonValue {
  // Odd ones are names.
  const pieces = segment.split(/\{([^{}]*)\}/u);
  const names = pieces.filter((_, index) => index % 2 === 1);
  const texts = pieces.filter((_, index) => index % 2 === 0).map(decoded);
  const [name] = names;
  if (name === undefined) return decoded(segment);
  const prefixes = [...names.map((other) => stylePrefix(other, operation)), ''];
  const around = texts.map((text, index) => `${text}${prefixes[index] ?? ''}`);
  if (names.length > 1 || around.some((text) => text !== '')) return { parameters: names, texts: around };
  return parameter(name, operation)?.isMultiSegment === true
    ? { parameter: name, spansSegments: true }
    : { parameter: name };
}

const parameter = (name: string, { parameters }: Operation) =>
  parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);

/** What the styles `label` and `matrix` put before a value. */
function stylePrefix(name: string, operation: Operation): string {
  const style = parameter(name, operation)?.style;
  if (style === 'label') return '.';
  return style === 'matrix' ? `;${name}=` : '';
}

/** Text of a template as it is once a request is decoded; left alone where it is not percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
