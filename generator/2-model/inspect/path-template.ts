import type { OperationModel } from '../operation.ts';

/** Returns the path template of an operation. A value whose slashes are sent unencoded is written `{+name}` (RFC 6570, section 3.2.3). */
export const pathTemplate = ({ path, parameters }: OperationModel): string =>
  parameters
    .filter((parameter) => parameter.in === 'path' && parameter.isMultiSegment)
    .reduce((template, { name }) => template.replaceAll(`{${name}}`, () => `{+${name}}`), path);
