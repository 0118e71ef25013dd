import { ApiError } from './api-error.ts';
import type { ApiResult } from './api-result.ts';

/** An error that an operation may answer with: its `status` tells the type of its `body`. */
export type OperationError<Operations, Id extends keyof Operations> = AsError<ApiResult<Operations, Id>>;

type AsError<Result> = Result extends { readonly ok: false; readonly status: infer Status; readonly data: infer Body }
  ? ApiError<Status & number, Body>
  : never;

/** Whether something that was thrown is an answer to an operation, by its `operationId`. */
export const isAnswerTo = (operation: string, error: unknown): boolean =>
  error instanceof ApiError && error.operation === operation;
