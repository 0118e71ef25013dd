// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, fail, json, setOf } from '../runtime/index.ts';
import {
  type Decoded,
  type Defaulted,
  Pairs,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  asNumber,
  asText,
  decoded,
  formValue,
} from '../runtime/parameters/index.ts';
import { collectPipelineScheduleCreate, isPipelineScheduleCreate } from '../schemas/pipeline-schedule-create.ts';
import { collectPipelineScheduleUpdate, isPipelineScheduleUpdate } from '../schemas/pipeline-schedule-update.ts';
import {
  collectPipelineScheduleVariableCreate,
  isPipelineScheduleVariableCreate,
} from '../schemas/pipeline-schedule-variable-create.ts';
import {
  collectPipelineScheduleVariableUpdate,
  isPipelineScheduleVariableUpdate,
} from '../schemas/pipeline-schedule-variable-update.ts';

const listPipelineSchedulePipelinesQueryScopeValues = setOf('running', 'pending', 'finished', 'branches', 'tags');

const listPipelineSchedulePipelinesQueryStatusValues = setOf(
  'created',
  'waiting_for_resource',
  'preparing',
  'pending',
  'running',
  'success',
  'failed',
  'canceled',
  'skipped',
  'manual',
  'scheduled',
);

/** The path values of `GET /projects/{id}/pipeline_schedules`. */
export type ListPipelineSchedulesPath = operations['listPipelineSchedules']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListPipelineSchedulesPath(raw: readonly string[]): Decoded<ListPipelineSchedulesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules/get');
  const path: Unchecked<ListPipelineSchedulesPath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The query of `GET /projects/{id}/pipeline_schedules`. */
export type ListPipelineSchedulesQuery = Defaulted<
  NonNullable<operations['listPipelineSchedules']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListPipelineSchedulesQuery(raw: string): Decoded<ListPipelineSchedulesQuery> {
  const query: Unchecked<ListPipelineSchedulesQuery> = {};
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1pipeline_schedules/get');
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
      case 'scope':
        query.scope = pairs.only(query.scope);
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  return decoded(query, '/query', pairs.issues, isListPipelineSchedulesQuery, collectListPipelineSchedulesQuery);
}

/** The path values of `POST /projects/{id}/pipeline_schedules`. */
export type CreatePipelineSchedulePath = operations['createPipelineSchedule']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreatePipelineSchedulePath(raw: readonly string[]): Decoded<CreatePipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules/post');
  const path: Unchecked<CreatePipelineSchedulePath> = {
    id: asInteger(values.text(0, 'id')),
  };
  return decoded(path, '/path', values.issues);
}

/** The body of `POST /projects/{id}/pipeline_schedules`. */
export type CreatePipelineScheduleBody =
  operations['createPipelineSchedule']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreatePipelineScheduleBody(raw: unknown): Decoded<CreatePipelineScheduleBody> {
  return decoded(raw, '/body', [], isPipelineScheduleCreate, collectPipelineScheduleCreate);
}

/** The form of `POST /projects/{id}/pipeline_schedules`. */
export type CreatePipelineScheduleForm =
  operations['createPipelineSchedule']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeCreatePipelineScheduleForm(raw: string): Decoded<CreatePipelineScheduleForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {
      properties: {
        active: asBoolean,
        inputs: { items: { properties: { value: { scalar: (value) => asBoolean(asNumber(value)), items: asText } } } },
      },
    },
    'all',
    '#/paths/~1projects~1{id}~1pipeline_schedules/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isPipelineScheduleCreate, collectPipelineScheduleCreate);
}

/** The path values of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type GetPipelineSchedulePath = operations['getPipelineSchedule']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetPipelineSchedulePath(raw: readonly string[]): Decoded<GetPipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/get');
  const path: Unchecked<GetPipelineSchedulePath> = {
    id: asInteger(values.text(0, 'id')),
    pipeline_schedule_id: asInteger(values.text(1, 'pipeline_schedule_id')),
  };
  return decoded(path, '/path', values.issues, isGetPipelineSchedulePath, collectGetPipelineSchedulePath);
}

/** The path values of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type UpdatePipelineSchedulePath = operations['updatePipelineSchedule']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdatePipelineSchedulePath(raw: readonly string[]): Decoded<UpdatePipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/put');
  const path: Unchecked<UpdatePipelineSchedulePath> = {
    id: asInteger(values.text(0, 'id')),
    pipeline_schedule_id: asInteger(values.text(1, 'pipeline_schedule_id')),
  };
  return decoded(path, '/path', values.issues, isUpdatePipelineSchedulePath, collectUpdatePipelineSchedulePath);
}

/** The body of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type UpdatePipelineScheduleBody = NonNullable<
  operations['updatePipelineSchedule']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdatePipelineScheduleBody(raw: unknown): Decoded<UpdatePipelineScheduleBody> {
  return decoded(raw, '/body', [], isPipelineScheduleUpdate, collectPipelineScheduleUpdate);
}

/** The form of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type UpdatePipelineScheduleForm = NonNullable<
  operations['updatePipelineSchedule']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdatePipelineScheduleForm(raw: string): Decoded<UpdatePipelineScheduleForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {
      properties: {
        active: asBoolean,
        inputs: { items: { properties: { value: { scalar: (value) => asBoolean(asNumber(value)), items: asText } } } },
      },
    },
    'all',
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isPipelineScheduleUpdate, collectPipelineScheduleUpdate);
}

/** The path values of `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type DeletePipelineSchedulePath = operations['deletePipelineSchedule']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeletePipelineSchedulePath(raw: readonly string[]): Decoded<DeletePipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/delete');
  const path: Unchecked<DeletePipelineSchedulePath> = {
    id: asInteger(values.text(0, 'id')),
    pipeline_schedule_id: asInteger(values.text(1, 'pipeline_schedule_id')),
  };
  return decoded(path, '/path', values.issues, isDeletePipelineSchedulePath, collectDeletePipelineSchedulePath);
}

/** The path values of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`. */
export type ListPipelineSchedulePipelinesPath = operations['listPipelineSchedulePipelines']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListPipelineSchedulePipelinesPath(
  raw: readonly string[],
): Decoded<ListPipelineSchedulePipelinesPath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get',
  );
  const path: Unchecked<ListPipelineSchedulePipelinesPath> = {
    id: asInteger(values.text(0, 'id')),
    pipeline_schedule_id: asInteger(values.text(1, 'pipeline_schedule_id')),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isListPipelineSchedulePipelinesPath,
    collectListPipelineSchedulePipelinesPath,
  );
}

/** The query of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`. */
export type ListPipelineSchedulePipelinesQuery = Defaulted<
  NonNullable<operations['listPipelineSchedulePipelines']['parameters']['query']>,
  'page' | 'per_page' | 'sort'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListPipelineSchedulePipelinesQuery(raw: string): Decoded<ListPipelineSchedulePipelinesQuery> {
  const query: Unchecked<ListPipelineSchedulePipelinesQuery> = {};
  const pairs = new Pairs(
    raw,
    '/query',
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get',
  );
  while (pairs.next()) {
    switch (pairs.name) {
      case 'created_after':
        query.created_after = pairs.only(query.created_after);
        break;
      case 'created_before':
        query.created_before = pairs.only(query.created_before);
        break;
      case 'page':
        query.page = asInteger(pairs.only(query.page));
        break;
      case 'per_page':
        query.per_page = asInteger(pairs.only(query.per_page));
        break;
      case 'scope':
        query.scope = pairs.only(query.scope);
        break;
      case 'sort':
        query.sort = pairs.only(query.sort);
        break;
      case 'status':
        query.status = pairs.only(query.status);
        break;
      case 'updated_after':
        query.updated_after = pairs.only(query.updated_after);
        break;
      case 'updated_before':
        query.updated_before = pairs.only(query.updated_before);
        break;
    }
  }
  query.page ??= 1;
  query.per_page ??= 20;
  query.sort ??= 'asc';
  return decoded(
    query,
    '/query',
    pairs.issues,
    isListPipelineSchedulePipelinesQuery,
    collectListPipelineSchedulePipelinesQuery,
  );
}

/** The path values of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play`. */
export type RunPipelineSchedulePath = operations['runPipelineSchedule']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeRunPipelineSchedulePath(raw: readonly string[]): Decoded<RunPipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1play/post');
  const path: Unchecked<RunPipelineSchedulePath> = {
    id: asInteger(values.text(0, 'id')),
    pipeline_schedule_id: asInteger(values.text(1, 'pipeline_schedule_id')),
  };
  return decoded(path, '/path', values.issues, isRunPipelineSchedulePath, collectRunPipelineSchedulePath);
}

/** The path values of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership`. */
export type TakePipelineScheduleOwnershipPath = operations['takePipelineScheduleOwnership']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeTakePipelineScheduleOwnershipPath(
  raw: readonly string[],
): Decoded<TakePipelineScheduleOwnershipPath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1take_ownership/post',
  );
  const path: Unchecked<TakePipelineScheduleOwnershipPath> = {
    id: asInteger(values.text(0, 'id')),
    pipeline_schedule_id: asInteger(values.text(1, 'pipeline_schedule_id')),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isTakePipelineScheduleOwnershipPath,
    collectTakePipelineScheduleOwnershipPath,
  );
}

/** The path values of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`. */
export type CreatePipelineScheduleVariablePath = operations['createPipelineScheduleVariable']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreatePipelineScheduleVariablePath(
  raw: readonly string[],
): Decoded<CreatePipelineScheduleVariablePath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables/post',
  );
  const path: Unchecked<CreatePipelineScheduleVariablePath> = {
    id: asInteger(values.text(0, 'id')),
    pipeline_schedule_id: asInteger(values.text(1, 'pipeline_schedule_id')),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isCreatePipelineScheduleVariablePath,
    collectCreatePipelineScheduleVariablePath,
  );
}

/** The body of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`. */
export type CreatePipelineScheduleVariableBody =
  operations['createPipelineScheduleVariable']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreatePipelineScheduleVariableBody(raw: unknown): Decoded<CreatePipelineScheduleVariableBody> {
  return decoded(raw, '/body', [], isPipelineScheduleVariableCreate, collectPipelineScheduleVariableCreate);
}

/** The form of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`. */
export type CreatePipelineScheduleVariableForm =
  operations['createPipelineScheduleVariable']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeCreatePipelineScheduleVariableForm(raw: string): Decoded<CreatePipelineScheduleVariableForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isPipelineScheduleVariableCreate, collectPipelineScheduleVariableCreate);
}

/** The path values of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`. */
export type UpdatePipelineScheduleVariablePath = operations['updatePipelineScheduleVariable']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdatePipelineScheduleVariablePath(
  raw: readonly string[],
): Decoded<UpdatePipelineScheduleVariablePath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/put',
  );
  const path: Unchecked<UpdatePipelineScheduleVariablePath> = {
    id: asInteger(values.text(0, 'id')),
    pipeline_schedule_id: asInteger(values.text(1, 'pipeline_schedule_id')),
    key: values.text(2, 'key'),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isUpdatePipelineScheduleVariablePath,
    collectUpdatePipelineScheduleVariablePath,
  );
}

/** The body of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`. */
export type UpdatePipelineScheduleVariableBody =
  operations['updatePipelineScheduleVariable']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdatePipelineScheduleVariableBody(raw: unknown): Decoded<UpdatePipelineScheduleVariableBody> {
  return decoded(raw, '/body', [], isPipelineScheduleVariableUpdate, collectPipelineScheduleVariableUpdate);
}

/** The form of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`. */
export type UpdatePipelineScheduleVariableForm =
  operations['updatePipelineScheduleVariable']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire. */
export function decodeUpdatePipelineScheduleVariableForm(raw: string): Decoded<UpdatePipelineScheduleVariableForm> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
  );
  return issues.length > 0
    ? { issues }
    : decoded(body, '/body', issues, isPipelineScheduleVariableUpdate, collectPipelineScheduleVariableUpdate);
}

/**
 * The path values of `DELETE
 * /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`.
 */
export type DeletePipelineScheduleVariablePath = operations['deletePipelineScheduleVariable']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeletePipelineScheduleVariablePath(
  raw: readonly string[],
): Decoded<DeletePipelineScheduleVariablePath> {
  const values = new PathValues(
    raw,
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/delete',
  );
  const path: Unchecked<DeletePipelineScheduleVariablePath> = {
    id: asInteger(values.text(0, 'id')),
    pipeline_schedule_id: asInteger(values.text(1, 'pipeline_schedule_id')),
    key: values.text(2, 'key'),
  };
  return decoded(
    path,
    '/path',
    values.issues,
    isDeletePipelineScheduleVariablePath,
    collectDeletePipelineScheduleVariablePath,
  );
}

function isListPipelineSchedulesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const scope = value['scope'];
  return scope === undefined || scope === 'active' || scope === 'inactive';
}

function collectListPipelineSchedulesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules/get/parameters/query',
    );
  const page = value['page'];
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, `${path}/page`, 'type', 'must be an integer', '#/components/parameters/Page/schema');
  if (json.isInteger(page) && page < 1)
    fail(issues, `${path}/page`, 'minimum', 'must be at least 1', '#/components/parameters/Page/schema');
  const perPage = value['per_page'];
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, `${path}/per_page`, 'type', 'must be an integer', '#/components/parameters/PerPage/schema');
  if (json.isInteger(perPage) && perPage > 100)
    fail(issues, `${path}/per_page`, 'maximum', 'must be at most 100', '#/components/parameters/PerPage/schema');
  const scope = value['scope'];
  if (scope !== undefined && scope !== 'active' && scope !== 'inactive')
    fail(
      issues,
      `${path}/scope`,
      'enum',
      'must be one of "active", "inactive"',
      '#/paths/~1projects~1{id}~1pipeline_schedules/get/parameters/1/schema',
    );
}

function isGetPipelineSchedulePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const pipelineScheduleId = value['pipeline_schedule_id'];
  return pipelineScheduleId === undefined || Number.isInteger(pipelineScheduleId);
}

function collectGetPipelineSchedulePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/get/parameters/path',
    );
  const pipelineScheduleId = value['pipeline_schedule_id'];
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(
      issues,
      `${path}/pipeline_schedule_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/get/parameters/1/schema',
    );
}

function isUpdatePipelineSchedulePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const pipelineScheduleId = value['pipeline_schedule_id'];
  return pipelineScheduleId === undefined || Number.isInteger(pipelineScheduleId);
}

function collectUpdatePipelineSchedulePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/put/parameters/path',
    );
  const pipelineScheduleId = value['pipeline_schedule_id'];
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(
      issues,
      `${path}/pipeline_schedule_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/put/parameters/1/schema',
    );
}

function isDeletePipelineSchedulePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const pipelineScheduleId = value['pipeline_schedule_id'];
  return pipelineScheduleId === undefined || Number.isInteger(pipelineScheduleId);
}

function collectDeletePipelineSchedulePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/delete/parameters/path',
    );
  const pipelineScheduleId = value['pipeline_schedule_id'];
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(
      issues,
      `${path}/pipeline_schedule_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/delete/parameters/1/schema',
    );
}

function isListPipelineSchedulePipelinesPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const pipelineScheduleId = value['pipeline_schedule_id'];
  return pipelineScheduleId === undefined || Number.isInteger(pipelineScheduleId);
}

function collectListPipelineSchedulePipelinesPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/path',
    );
  const pipelineScheduleId = value['pipeline_schedule_id'];
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(
      issues,
      `${path}/pipeline_schedule_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/1/schema',
    );
}

function isListPipelineSchedulePipelinesQuery(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const createdAfter = value['created_after'];
  if (createdAfter !== undefined && (typeof createdAfter !== 'string' || !hasDateTimeFormat(createdAfter)))
    return false;
  const createdBefore = value['created_before'];
  if (createdBefore !== undefined && (typeof createdBefore !== 'string' || !hasDateTimeFormat(createdBefore)))
    return false;
  const page = value['page'];
  if (page !== undefined && (!json.isInteger(page) || page < 1)) return false;
  const perPage = value['per_page'];
  if (perPage !== undefined && (!json.isInteger(perPage) || perPage > 100)) return false;
  const scope = value['scope'];
  if (scope !== undefined && !listPipelineSchedulePipelinesQueryScopeValues.has(scope)) return false;
  const sort = value['sort'];
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc') return false;
  const status = value['status'];
  if (status !== undefined && !listPipelineSchedulePipelinesQueryStatusValues.has(status)) return false;
  const updatedAfter = value['updated_after'];
  if (updatedAfter !== undefined && (typeof updatedAfter !== 'string' || !hasDateTimeFormat(updatedAfter)))
    return false;
  const updatedBefore = value['updated_before'];
  return updatedBefore === undefined || (typeof updatedBefore === 'string' && hasDateTimeFormat(updatedBefore));
}

function collectListPipelineSchedulePipelinesQuery(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/query',
    );
  const createdAfter = value['created_after'];
  if (createdAfter !== undefined && typeof createdAfter !== 'string')
    fail(
      issues,
      `${path}/created_after`,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/4/schema',
    );
  if (typeof createdAfter === 'string' && !hasDateTimeFormat(createdAfter))
    fail(
      issues,
      `${path}/created_after`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/4/schema',
    );
  const createdBefore = value['created_before'];
  if (createdBefore !== undefined && typeof createdBefore !== 'string')
    fail(
      issues,
      `${path}/created_before`,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/5/schema',
    );
  if (typeof createdBefore === 'string' && !hasDateTimeFormat(createdBefore))
    fail(
      issues,
      `${path}/created_before`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/5/schema',
    );
  const page = value['page'];
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, `${path}/page`, 'type', 'must be an integer', '#/components/parameters/Page/schema');
  if (json.isInteger(page) && page < 1)
    fail(issues, `${path}/page`, 'minimum', 'must be at least 1', '#/components/parameters/Page/schema');
  const perPage = value['per_page'];
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, `${path}/per_page`, 'type', 'must be an integer', '#/components/parameters/PerPage/schema');
  if (json.isInteger(perPage) && perPage > 100)
    fail(issues, `${path}/per_page`, 'maximum', 'must be at most 100', '#/components/parameters/PerPage/schema');
  const scope = value['scope'];
  if (scope !== undefined && !listPipelineSchedulePipelinesQueryScopeValues.has(scope))
    fail(
      issues,
      `${path}/scope`,
      'enum',
      'must be one of "running", "pending", "finished", "branches", "tags"',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/2/schema',
    );
  const sort = value['sort'];
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc')
    fail(
      issues,
      `${path}/sort`,
      'enum',
      'must be one of "asc", "desc"',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/8/schema',
    );
  const status = value['status'];
  if (status !== undefined && !listPipelineSchedulePipelinesQueryStatusValues.has(status))
    fail(
      issues,
      `${path}/status`,
      'enum',
      'must be one of "created", "waiting_for_resource", "preparing", "pending", "running", "success", "failed", "canceled", "skipped", "manual", "scheduled"',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/3/schema',
    );
  const updatedAfter = value['updated_after'];
  if (updatedAfter !== undefined && typeof updatedAfter !== 'string')
    fail(
      issues,
      `${path}/updated_after`,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/6/schema',
    );
  if (typeof updatedAfter === 'string' && !hasDateTimeFormat(updatedAfter))
    fail(
      issues,
      `${path}/updated_after`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/6/schema',
    );
  const updatedBefore = value['updated_before'];
  if (updatedBefore !== undefined && typeof updatedBefore !== 'string')
    fail(
      issues,
      `${path}/updated_before`,
      'type',
      'must be a string',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/7/schema',
    );
  if (typeof updatedBefore === 'string' && !hasDateTimeFormat(updatedBefore))
    fail(
      issues,
      `${path}/updated_before`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/7/schema',
    );
}

function isRunPipelineSchedulePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const pipelineScheduleId = value['pipeline_schedule_id'];
  return pipelineScheduleId === undefined || Number.isInteger(pipelineScheduleId);
}

function collectRunPipelineSchedulePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1play/post/parameters/path',
    );
  const pipelineScheduleId = value['pipeline_schedule_id'];
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(
      issues,
      `${path}/pipeline_schedule_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1play/post/parameters/1/schema',
    );
}

function isTakePipelineScheduleOwnershipPath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const pipelineScheduleId = value['pipeline_schedule_id'];
  return pipelineScheduleId === undefined || Number.isInteger(pipelineScheduleId);
}

function collectTakePipelineScheduleOwnershipPath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1take_ownership/post/parameters/path',
    );
  const pipelineScheduleId = value['pipeline_schedule_id'];
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(
      issues,
      `${path}/pipeline_schedule_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1take_ownership/post/parameters/1/schema',
    );
}

function isCreatePipelineScheduleVariablePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const pipelineScheduleId = value['pipeline_schedule_id'];
  return pipelineScheduleId === undefined || Number.isInteger(pipelineScheduleId);
}

function collectCreatePipelineScheduleVariablePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables/post/parameters/path',
    );
  const pipelineScheduleId = value['pipeline_schedule_id'];
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(
      issues,
      `${path}/pipeline_schedule_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables/post/parameters/1/schema',
    );
}

function isUpdatePipelineScheduleVariablePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const pipelineScheduleId = value['pipeline_schedule_id'];
  return pipelineScheduleId === undefined || Number.isInteger(pipelineScheduleId);
}

function collectUpdatePipelineScheduleVariablePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/put/parameters/path',
    );
  const pipelineScheduleId = value['pipeline_schedule_id'];
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(
      issues,
      `${path}/pipeline_schedule_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/put/parameters/1/schema',
    );
}

function isDeletePipelineScheduleVariablePath(value: unknown): boolean {
  if (!json.isObject(value)) return false;
  const pipelineScheduleId = value['pipeline_schedule_id'];
  return pipelineScheduleId === undefined || Number.isInteger(pipelineScheduleId);
}

function collectDeletePipelineScheduleVariablePath(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isObject(value))
    return fail(
      issues,
      path,
      'type',
      'must be an object',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/delete/parameters/path',
    );
  const pipelineScheduleId = value['pipeline_schedule_id'];
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(
      issues,
      `${path}/pipeline_schedule_id`,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/delete/parameters/1/schema',
    );
}
