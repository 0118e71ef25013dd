import type { Area } from '../api.ts';
import { contentSchemas } from './content-schemas.ts';
import type { OperationModel } from '../operation.ts';
import type { Schema } from '../schema.ts';

/** Returns the schemas of the parameters, bodies and response headers of an area's operations. */
export const schemasOfArea = ({ operations }: Area): Schema[] => operations.flatMap(schemasOf);

function schemasOf({ parameters, body, responses }: OperationModel): Schema[] {
  const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  return [
    ...parameters.map(({ schema }) => schema),
    ...responses.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
    ...contents.flatMap(contentSchemas),
  ];
}
