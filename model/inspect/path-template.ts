import type { WirePath } from '../parameter.ts';

/**
 * Returns the path template of an operation. If the slashes in the value of a parameter are sent unencoded, the template contains `{+name}`
 * in place of `{name}` (RFC 6570, section 3.2.3).
 */
export const pathTemplate = ({ path, parameters }: WirePath): string =>
  parameters
    .filter((parameter) => parameter.in === 'path' && parameter.isMultiSegment)
    .reduce((template, { name }) => template.replaceAll(`{${name}}`, () => `{+${name}}`), path);
