// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  CreatePipelineSchedulePath,
  CreatePipelineScheduleVariablePath,
  DeletePipelineSchedulePath,
  DeletePipelineScheduleVariablePath,
  GetPipelineSchedulePath,
  ListPipelineSchedulePipelinesPath,
  ListPipelineSchedulePipelinesQuery,
  ListPipelineSchedulesPath,
  ListPipelineSchedulesQuery,
  PipelineScheduleCreate,
  PipelineScheduleUpdate,
  PipelineScheduleVariableCreate,
  PipelineScheduleVariableUpdate,
  RunPipelineSchedulePath,
  TakePipelineScheduleOwnershipPath,
  UpdatePipelineSchedulePath,
  UpdatePipelineScheduleVariablePath,
} from '../../types/pipeline-schedules.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { checkedForm, formValue } from '../runtime/forms.ts';
import {
  type Decoded,
  type Defaulted,
  PathValues,
  type Unchecked,
  asBoolean,
  asInteger,
  asNumber,
  asText,
  checkedValue,
  decoded,
  decodedNumbers,
} from '../runtime/parameters.ts';
import { Pairs, type Shape } from '../runtime/queries.ts';
import { type ValidationIssue, fail, hasIntegerType } from '../runtime/report.ts';
import { setOf } from '../runtime/values.ts';
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

const pipelineScheduleInputCreateShape: Shape = {
  properties: { value: { scalar: (value: unknown) => asBoolean(asNumber(value)), items: asText } },
};

const pipelineScheduleInputUpdateShape: Shape = {
  properties: { value: { scalar: (value: unknown) => asBoolean(asNumber(value)), items: asText } },
};

const listPipelineSchedulePipelinesScopeValues = /* @__PURE__ */ setOf(
  'running',
  'pending',
  'finished',
  'branches',
  'tags',
);

const listPipelineSchedulePipelinesStatusValues = /* @__PURE__ */ setOf(
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

const pipelineScheduleCreateShape: Shape = {
  properties: { active: asBoolean, inputs: { items: pipelineScheduleInputCreateShape } },
};

const pipelineScheduleUpdateShape: Shape = {
  properties: { active: asBoolean, inputs: { items: pipelineScheduleInputUpdateShape } },
};

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListPipelineSchedulesPath(raw: readonly string[]): Decoded<ListPipelineSchedulesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListPipelineSchedulesPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/pipeline_schedules`, with defaults. */
export type ListPipelineSchedulesQueryWithDefaults = Defaulted<ListPipelineSchedulesQuery, 'page' | 'per_page'>;

/** Decodes the query string, without `?`. */
export function decodeListPipelineSchedulesQuery(raw: string): Decoded<ListPipelineSchedulesQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules/get';
  const pairs = new Pairs(raw, '/query', schema);
  let page: unknown;
  let perPage: unknown;
  let scope: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
      case 'scope':
        scope = pairs.only(scope);
        break;
    }
  }
  const { issues } = pairs;
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  if (scope !== undefined && scope !== 'active' && scope !== 'inactive')
    fail(issues, '/query/scope', `${schema}/parameters/1/schema`, 'enum', 'must be one of "active", "inactive"');
  const query: Unchecked<ListPipelineSchedulesQueryWithDefaults> = { page: page ?? 1, per_page: perPage ?? 20 };
  if (scope !== undefined) query.scope = scope;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreatePipelineSchedulePath(raw: readonly string[]): Decoded<CreatePipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<CreatePipelineSchedulePath> = { id };
  return decoded(path, values.issues);
}

/** Validates the body, parsed from JSON. */
export function decodeCreatePipelineScheduleBody(raw: unknown): Decoded<PipelineScheduleCreate> {
  return checkedValue(raw, '/body', isPipelineScheduleCreate, collectPipelineScheduleCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeCreatePipelineScheduleForm(raw: string, others?: object): Decoded<PipelineScheduleCreate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    pipelineScheduleCreateShape,
    'all',
    '#/paths/~1projects~1{id}~1pipeline_schedules/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isPipelineScheduleCreate, collectPipelineScheduleCreate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeGetPipelineSchedulePath(raw: readonly string[]): Decoded<GetPipelineSchedulePath> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const { issues } = values;
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(issues, '/path/pipeline_schedule_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<GetPipelineSchedulePath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdatePipelineSchedulePath(raw: readonly string[]): Decoded<UpdatePipelineSchedulePath> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/put';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const { issues } = values;
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(issues, '/path/pipeline_schedule_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<UpdatePipelineSchedulePath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decodedNumbers(path, '/path', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdatePipelineScheduleBody(raw: unknown): Decoded<PipelineScheduleUpdate> {
  return checkedValue(raw, '/body', isPipelineScheduleUpdate, collectPipelineScheduleUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdatePipelineScheduleForm(raw: string, others?: object): Decoded<PipelineScheduleUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    pipelineScheduleUpdateShape,
    'all',
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isPipelineScheduleUpdate, collectPipelineScheduleUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeletePipelineSchedulePath(raw: readonly string[]): Decoded<DeletePipelineSchedulePath> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const { issues } = values;
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(issues, '/path/pipeline_schedule_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<DeletePipelineSchedulePath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeListPipelineSchedulePipelinesPath(
  raw: readonly string[],
): Decoded<ListPipelineSchedulePipelinesPath> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const { issues } = values;
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(issues, '/path/pipeline_schedule_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<ListPipelineSchedulePipelinesPath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decodedNumbers(path, '/path', issues);
}

/**
 * The query of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`, with
 * defaults.
 */
export type ListPipelineSchedulePipelinesQueryWithDefaults = Defaulted<
  ListPipelineSchedulePipelinesQuery,
  'page' | 'per_page' | 'sort'
>;

/** Decodes the query string, without `?`. */
export function decodeListPipelineSchedulePipelinesQuery(
  raw: string,
): Decoded<ListPipelineSchedulePipelinesQueryWithDefaults> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get';
  const pairs = new Pairs(raw, '/query', schema);
  let createdAfter: unknown;
  let createdBefore: unknown;
  let page: unknown;
  let perPage: unknown;
  let scope: unknown;
  let sort: unknown;
  let status: unknown;
  let updatedAfter: unknown;
  let updatedBefore: unknown;
  while (pairs.next()) {
    switch (pairs.name) {
      case 'created_after':
        createdAfter = pairs.only(createdAfter);
        break;
      case 'created_before':
        createdBefore = pairs.only(createdBefore);
        break;
      case 'page':
        page = asInteger(pairs.only(page));
        break;
      case 'per_page':
        perPage = asInteger(pairs.only(perPage));
        break;
      case 'scope':
        scope = pairs.only(scope);
        break;
      case 'sort':
        sort = pairs.only(sort);
        break;
      case 'status':
        status = pairs.only(status);
        break;
      case 'updated_after':
        updatedAfter = pairs.only(updatedAfter);
        break;
      case 'updated_before':
        updatedBefore = pairs.only(updatedBefore);
        break;
    }
  }
  const { issues } = pairs;
  if (createdAfter !== undefined && typeof createdAfter !== 'string')
    fail(issues, '/query/created_after', `${schema}/parameters/4/schema`, 'type', 'must be a string');
  if (typeof createdAfter === 'string' && !hasDateTimeFormat(createdAfter))
    fail(issues, '/query/created_after', `${schema}/parameters/4/schema`, 'format', dateTimeMessage);
  if (createdBefore !== undefined && typeof createdBefore !== 'string')
    fail(issues, '/query/created_before', `${schema}/parameters/5/schema`, 'type', 'must be a string');
  if (typeof createdBefore === 'string' && !hasDateTimeFormat(createdBefore))
    fail(issues, '/query/created_before', `${schema}/parameters/5/schema`, 'format', dateTimeMessage);
  if (page !== undefined && !Number.isInteger(page))
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'type', 'must be an integer');
  if (hasIntegerType(page) && page < 1)
    fail(issues, '/query/page', '#/components/parameters/Page/schema', 'minimum', 'must be at least 1');
  if (perPage !== undefined && !Number.isInteger(perPage))
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'type', 'must be an integer');
  if (hasIntegerType(perPage) && perPage > 100)
    fail(issues, '/query/per_page', '#/components/parameters/PerPage/schema', 'maximum', 'must be at most 100');
  if (scope !== undefined && !listPipelineSchedulePipelinesScopeValues.has(scope))
    fail(
      issues,
      '/query/scope',
      `${schema}/parameters/2/schema`,
      'enum',
      'must be one of "running", "pending", "finished", "branches", "tags"',
    );
  if (sort !== undefined && sort !== 'asc' && sort !== 'desc')
    fail(issues, '/query/sort', `${schema}/parameters/8/schema`, 'enum', 'must be one of "asc", "desc"');
  if (status !== undefined && !listPipelineSchedulePipelinesStatusValues.has(status))
    fail(
      issues,
      '/query/status',
      `${schema}/parameters/3/schema`,
      'enum',
      'must be one of "created", "waiting_for_resource", "preparing", "pending", "running", "success", "failed", "canceled", "skipped", "manual", "scheduled"',
    );
  if (updatedAfter !== undefined && typeof updatedAfter !== 'string')
    fail(issues, '/query/updated_after', `${schema}/parameters/6/schema`, 'type', 'must be a string');
  if (typeof updatedAfter === 'string' && !hasDateTimeFormat(updatedAfter))
    fail(issues, '/query/updated_after', `${schema}/parameters/6/schema`, 'format', dateTimeMessage);
  if (updatedBefore !== undefined && typeof updatedBefore !== 'string')
    fail(issues, '/query/updated_before', `${schema}/parameters/7/schema`, 'type', 'must be a string');
  if (typeof updatedBefore === 'string' && !hasDateTimeFormat(updatedBefore))
    fail(issues, '/query/updated_before', `${schema}/parameters/7/schema`, 'format', dateTimeMessage);
  const query: Unchecked<ListPipelineSchedulePipelinesQueryWithDefaults> = {
    page: page ?? 1,
    per_page: perPage ?? 20,
    sort: sort ?? 'asc',
  };
  if (createdAfter !== undefined) query.created_after = createdAfter;
  if (createdBefore !== undefined) query.created_before = createdBefore;
  if (scope !== undefined) query.scope = scope;
  if (status !== undefined) query.status = status;
  if (updatedAfter !== undefined) query.updated_after = updatedAfter;
  if (updatedBefore !== undefined) query.updated_before = updatedBefore;
  return decodedNumbers(query, '/query', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeRunPipelineSchedulePath(raw: readonly string[]): Decoded<RunPipelineSchedulePath> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1play/post';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const { issues } = values;
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(issues, '/path/pipeline_schedule_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<RunPipelineSchedulePath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeTakePipelineScheduleOwnershipPath(
  raw: readonly string[],
): Decoded<TakePipelineScheduleOwnershipPath> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1take_ownership/post';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const { issues } = values;
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(issues, '/path/pipeline_schedule_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<TakePipelineScheduleOwnershipPath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decodedNumbers(path, '/path', issues);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeCreatePipelineScheduleVariablePath(
  raw: readonly string[],
): Decoded<CreatePipelineScheduleVariablePath> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables/post';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const { issues } = values;
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(issues, '/path/pipeline_schedule_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<CreatePipelineScheduleVariablePath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decodedNumbers(path, '/path', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeCreatePipelineScheduleVariableBody(raw: unknown): Decoded<PipelineScheduleVariableCreate> {
  return checkedValue(raw, '/body', isPipelineScheduleVariableCreate, collectPipelineScheduleVariableCreate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeCreatePipelineScheduleVariableForm(
  raw: string,
  others?: object,
): Decoded<PipelineScheduleVariableCreate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables/post/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isPipelineScheduleVariableCreate, collectPipelineScheduleVariableCreate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeUpdatePipelineScheduleVariablePath(
  raw: readonly string[],
): Decoded<UpdatePipelineScheduleVariablePath> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/put';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const key = values.text(2, 'key');
  const { issues } = values;
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(issues, '/path/pipeline_schedule_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<UpdatePipelineScheduleVariablePath> = { id, pipeline_schedule_id: pipelineScheduleId, key };
  return decodedNumbers(path, '/path', issues);
}

/** Validates the body, parsed from JSON. */
export function decodeUpdatePipelineScheduleVariableBody(raw: unknown): Decoded<PipelineScheduleVariableUpdate> {
  return checkedValue(raw, '/body', isPipelineScheduleVariableUpdate, collectPipelineScheduleVariableUpdate);
}

/** Decodes the form. `others` are properties from a JSON body. */
export function decodeUpdatePipelineScheduleVariableForm(
  raw: string,
  others?: object,
): Decoded<PipelineScheduleVariableUpdate> {
  const issues: ValidationIssue[] = [];
  const body = formValue(
    raw,
    {},
    'all',
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/put/requestBody/content/application~1x-www-form-urlencoded/schema',
    issues,
    others,
  );
  return issues.length > 0
    ? { issues }
    : checkedForm(body, '/body', isPipelineScheduleVariableUpdate, collectPipelineScheduleVariableUpdate);
}

/** Decodes the path values, which are percent-encoded and in the order of the template. */
export function decodeDeletePipelineScheduleVariablePath(
  raw: readonly string[],
): Decoded<DeletePipelineScheduleVariablePath> {
  const schema = '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/delete';
  const values = new PathValues(raw, schema);
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const key = values.text(2, 'key');
  const { issues } = values;
  if (pipelineScheduleId !== undefined && !Number.isInteger(pipelineScheduleId))
    fail(issues, '/path/pipeline_schedule_id', `${schema}/parameters/1/schema`, 'type', 'must be an integer');
  const path: Unchecked<DeletePipelineScheduleVariablePath> = { id, pipeline_schedule_id: pipelineScheduleId, key };
  return decodedNumbers(path, '/path', issues);
}
