/** Sample values of schemas. */

export { mergedSchema, type ResolveReference } from './merged-schema.ts';
export { sampleText } from './sample-text.ts';
export { sampleValue } from './sample-value.ts';
export { textOfPattern } from './text-of-pattern.ts';
export { withoutOmitted } from './without-omitted.ts';
