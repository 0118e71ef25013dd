// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { AnyResponse, HeaderCheck, ResponseDescription } from '../shared/types.ts';
import { asInteger } from './runtime/parameters.ts';
import { hasIntegerType } from './runtime/report.ts';
import { hasStringType, typeCheck } from './runtime/values.ts';
import { collectErrorBody, isErrorBody } from './schemas/error-body.ts';

/** The header `Link`. */
export const linkHeader: HeaderCheck = typeCheck(hasStringType, 'must be a string', '#/components/headers/Link/schema');

/** The header `Location`. */
export const locationHeader: HeaderCheck = {
  ...typeCheck(hasStringType, 'must be a string', '#/components/headers/Location/schema'),
  isRequired: true,
};

/** The header `x-next-page`. */
export const xNextPageHeader: HeaderCheck = typeCheck(
  hasStringType,
  'must be a string',
  '#/components/headers/XNextPage/schema',
);

/** The header `x-page`. */
export const xPageHeader: HeaderCheck = {
  read: asInteger,
  ...typeCheck(hasIntegerType, 'must be an integer', '#/components/headers/XPage/schema'),
};

/** The header `x-per-page`. */
export const xPerPageHeader: HeaderCheck = {
  read: asInteger,
  ...typeCheck(hasIntegerType, 'must be an integer', '#/components/headers/XPerPage/schema'),
};

/** The header `x-prev-page`. */
export const xPrevPageHeader: HeaderCheck = typeCheck(
  hasStringType,
  'must be a string',
  '#/components/headers/XPrevPage/schema',
);

/** The header `x-total`. */
export const xTotalHeader: HeaderCheck = {
  read: asInteger,
  ...typeCheck(hasIntegerType, 'must be an integer', '#/components/headers/XTotal/schema'),
};

/** The header `x-total-pages`. */
export const xTotalPagesHeader: HeaderCheck = {
  read: asInteger,
  ...typeCheck(hasIntegerType, 'must be an integer', '#/components/headers/XTotalPages/schema'),
};

/** The response `Forbidden`. */
export const forbiddenResponse: ResponseDescription<AnyResponse<never>> = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** The response `NotFound`. */
export const notFoundResponse: ResponseDescription<AnyResponse<never>> = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** The response `TooManyRequests`. */
export const tooManyRequestsResponse: ResponseDescription<AnyResponse<never>> = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** The response `Unauthorized`. */
export const unauthorizedResponse: ResponseDescription<AnyResponse<never>> = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** The response `UnprocessableContent`. */
export const unprocessableContentResponse: ResponseDescription<AnyResponse<never>> = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** The response `UriTooLong`. */
export const uriTooLongResponse: ResponseDescription<AnyResponse<never>> = {
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};

/** The response `Moved`. */
export const movedResponse: ResponseDescription<AnyResponse<never>> = {
  headers: { Location: locationHeader },
  content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } },
};
