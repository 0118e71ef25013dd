// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { operations } from '../../types/openapi.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { json } from '../runtime/json.ts';
import { type Decoded, type Defaulted, type Unchecked, decoded, judged } from '../runtime/parameters/decoded.ts';
import { formValue } from '../runtime/parameters/form.ts';
import { Pairs } from '../runtime/parameters/pairs.ts';
import { PathValues } from '../runtime/parameters/path.ts';
import { asBoolean, asInteger, asNumber, asText } from '../runtime/parameters/scalars.ts';
import type { Shape } from '../runtime/parameters/shape.ts';
import { type ValidationIssue, fail } from '../runtime/report.ts';
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

const pipelineScheduleCreateShape: Shape = {
  properties: { active: asBoolean, inputs: { items: pipelineScheduleInputCreateShape } },
};

const pipelineScheduleInputUpdateShape: Shape = {
  properties: { value: { scalar: (value: unknown) => asBoolean(asNumber(value)), items: asText } },
};

const pipelineScheduleUpdateShape: Shape = {
  properties: { active: asBoolean, inputs: { items: pipelineScheduleInputUpdateShape } },
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

/** The path values of `GET /projects/{id}/pipeline_schedules`. */
export type ListPipelineSchedulesPath = operations['listPipelineSchedules']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeListPipelineSchedulesPath(raw: readonly string[]): Decoded<ListPipelineSchedulesPath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules/get');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<ListPipelineSchedulesPath> = { id };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/pipeline_schedules`. */
export type ListPipelineSchedulesQuery = Defaulted<
  NonNullable<operations['listPipelineSchedules']['parameters']['query']>,
  'page' | 'per_page'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListPipelineSchedulesQuery(raw: string): Decoded<ListPipelineSchedulesQuery> {
  const pairs = new Pairs(raw, '/query', '#/paths/~1projects~1{id}~1pipeline_schedules/get');
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
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  pairs.judge('scope', scope, isListPipelineSchedulesScope, collectListPipelineSchedulesScope);
  const query: Unchecked<ListPipelineSchedulesQuery> = { page: page ?? 1, per_page: perPage ?? 20 };
  if (scope !== undefined) query.scope = scope;
  return decoded(query, pairs.issues);
}

/** The path values of `POST /projects/{id}/pipeline_schedules`. */
export type CreatePipelineSchedulePath = operations['createPipelineSchedule']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeCreatePipelineSchedulePath(raw: readonly string[]): Decoded<CreatePipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules/post');
  const id = asInteger(values.text(0, 'id'));
  const path: Unchecked<CreatePipelineSchedulePath> = { id };
  return decoded(path, values.issues);
}

/** The body of `POST /projects/{id}/pipeline_schedules`. */
export type CreatePipelineScheduleBody =
  operations['createPipelineSchedule']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreatePipelineScheduleBody(raw: unknown): Decoded<CreatePipelineScheduleBody> {
  return judged(raw, '/body', isPipelineScheduleCreate, collectPipelineScheduleCreate);
}

/** The form of `POST /projects/{id}/pipeline_schedules`. */
export type CreatePipelineScheduleForm =
  operations['createPipelineSchedule']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeCreatePipelineScheduleForm(raw: string, others?: object): Decoded<CreatePipelineScheduleForm> {
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
    : judged(body, '/body', isPipelineScheduleCreate, collectPipelineScheduleCreate);
}

/** The path values of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type GetPipelineSchedulePath = operations['getPipelineSchedule']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeGetPipelineSchedulePath(raw: readonly string[]): Decoded<GetPipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/get');
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  values.judge(
    'pipeline_schedule_id',
    pipelineScheduleId,
    isGetPipelineSchedulePipelineScheduleId,
    collectGetPipelineSchedulePipelineScheduleId,
  );
  const path: Unchecked<GetPipelineSchedulePath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decoded(path, values.issues);
}

/** The path values of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type UpdatePipelineSchedulePath = operations['updatePipelineSchedule']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeUpdatePipelineSchedulePath(raw: readonly string[]): Decoded<UpdatePipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/put');
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  values.judge(
    'pipeline_schedule_id',
    pipelineScheduleId,
    isUpdatePipelineSchedulePipelineScheduleId,
    collectUpdatePipelineSchedulePipelineScheduleId,
  );
  const path: Unchecked<UpdatePipelineSchedulePath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decoded(path, values.issues);
}

/** The body of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type UpdatePipelineScheduleBody = NonNullable<
  operations['updatePipelineSchedule']['requestBody']
>['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdatePipelineScheduleBody(raw: unknown): Decoded<UpdatePipelineScheduleBody> {
  return judged(raw, '/body', isPipelineScheduleUpdate, collectPipelineScheduleUpdate);
}

/** The form of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type UpdatePipelineScheduleForm = NonNullable<
  operations['updatePipelineSchedule']['requestBody']
>['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeUpdatePipelineScheduleForm(raw: string, others?: object): Decoded<UpdatePipelineScheduleForm> {
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
    : judged(body, '/body', isPipelineScheduleUpdate, collectPipelineScheduleUpdate);
}

/** The path values of `DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}`. */
export type DeletePipelineSchedulePath = operations['deletePipelineSchedule']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeDeletePipelineSchedulePath(raw: readonly string[]): Decoded<DeletePipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/delete');
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  values.judge(
    'pipeline_schedule_id',
    pipelineScheduleId,
    isDeletePipelineSchedulePipelineScheduleId,
    collectDeletePipelineSchedulePipelineScheduleId,
  );
  const path: Unchecked<DeletePipelineSchedulePath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decoded(path, values.issues);
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
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  values.judge(
    'pipeline_schedule_id',
    pipelineScheduleId,
    isListPipelineSchedulePipelinesPipelineScheduleId,
    collectListPipelineSchedulePipelinesPipelineScheduleId,
  );
  const path: Unchecked<ListPipelineSchedulePipelinesPath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decoded(path, values.issues);
}

/** The query of `GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines`. */
export type ListPipelineSchedulePipelinesQuery = Defaulted<
  NonNullable<operations['listPipelineSchedulePipelines']['parameters']['query']>,
  'page' | 'per_page' | 'sort'
>;

/** Reads the query: as on the wire, without `?`. */
export function decodeListPipelineSchedulePipelinesQuery(raw: string): Decoded<ListPipelineSchedulePipelinesQuery> {
  const pairs = new Pairs(
    raw,
    '/query',
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get',
  );
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
  pairs.judge(
    'created_after',
    createdAfter,
    isListPipelineSchedulePipelinesCreatedAfter,
    collectListPipelineSchedulePipelinesCreatedAfter,
  );
  pairs.judge(
    'created_before',
    createdBefore,
    isListPipelineSchedulePipelinesCreatedBefore,
    collectListPipelineSchedulePipelinesCreatedBefore,
  );
  pairs.judge('page', page, isPage, collectPage);
  pairs.judge('per_page', perPage, isPerPage, collectPerPage);
  pairs.judge('scope', scope, isListPipelineSchedulePipelinesScope, collectListPipelineSchedulePipelinesScope);
  pairs.judge('sort', sort, isListPipelineSchedulePipelinesSort, collectListPipelineSchedulePipelinesSort);
  pairs.judge('status', status, isListPipelineSchedulePipelinesStatus, collectListPipelineSchedulePipelinesStatus);
  pairs.judge(
    'updated_after',
    updatedAfter,
    isListPipelineSchedulePipelinesUpdatedAfter,
    collectListPipelineSchedulePipelinesUpdatedAfter,
  );
  pairs.judge(
    'updated_before',
    updatedBefore,
    isListPipelineSchedulePipelinesUpdatedBefore,
    collectListPipelineSchedulePipelinesUpdatedBefore,
  );
  const query: Unchecked<ListPipelineSchedulePipelinesQuery> = {
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
  return decoded(query, pairs.issues);
}

/** The path values of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play`. */
export type RunPipelineSchedulePath = operations['runPipelineSchedule']['parameters']['path'];

/** Reads the path values: percent-encoded as on the wire, in the order of the template. */
export function decodeRunPipelineSchedulePath(raw: readonly string[]): Decoded<RunPipelineSchedulePath> {
  const values = new PathValues(raw, '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1play/post');
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  values.judge(
    'pipeline_schedule_id',
    pipelineScheduleId,
    isRunPipelineSchedulePipelineScheduleId,
    collectRunPipelineSchedulePipelineScheduleId,
  );
  const path: Unchecked<RunPipelineSchedulePath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decoded(path, values.issues);
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
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  values.judge(
    'pipeline_schedule_id',
    pipelineScheduleId,
    isTakePipelineScheduleOwnershipPipelineScheduleId,
    collectTakePipelineScheduleOwnershipPipelineScheduleId,
  );
  const path: Unchecked<TakePipelineScheduleOwnershipPath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decoded(path, values.issues);
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
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  values.judge(
    'pipeline_schedule_id',
    pipelineScheduleId,
    isCreatePipelineScheduleVariablePipelineScheduleId,
    collectCreatePipelineScheduleVariablePipelineScheduleId,
  );
  const path: Unchecked<CreatePipelineScheduleVariablePath> = { id, pipeline_schedule_id: pipelineScheduleId };
  return decoded(path, values.issues);
}

/** The body of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`. */
export type CreatePipelineScheduleVariableBody =
  operations['createPipelineScheduleVariable']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeCreatePipelineScheduleVariableBody(raw: unknown): Decoded<CreatePipelineScheduleVariableBody> {
  return judged(raw, '/body', isPipelineScheduleVariableCreate, collectPipelineScheduleVariableCreate);
}

/** The form of `POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables`. */
export type CreatePipelineScheduleVariableForm =
  operations['createPipelineScheduleVariable']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeCreatePipelineScheduleVariableForm(
  raw: string,
  others?: object,
): Decoded<CreatePipelineScheduleVariableForm> {
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
    : judged(body, '/body', isPipelineScheduleVariableCreate, collectPipelineScheduleVariableCreate);
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
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const key = values.text(2, 'key');
  values.judge(
    'pipeline_schedule_id',
    pipelineScheduleId,
    isUpdatePipelineScheduleVariablePipelineScheduleId,
    collectUpdatePipelineScheduleVariablePipelineScheduleId,
  );
  const path: Unchecked<UpdatePipelineScheduleVariablePath> = { id, pipeline_schedule_id: pipelineScheduleId, key };
  return decoded(path, values.issues);
}

/** The body of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`. */
export type UpdatePipelineScheduleVariableBody =
  operations['updatePipelineScheduleVariable']['requestBody']['content']['application/json'];

/** Reads the body: the value that its JSON stands for. */
export function decodeUpdatePipelineScheduleVariableBody(raw: unknown): Decoded<UpdatePipelineScheduleVariableBody> {
  return judged(raw, '/body', isPipelineScheduleVariableUpdate, collectPipelineScheduleVariableUpdate);
}

/** The form of `PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}`. */
export type UpdatePipelineScheduleVariableForm =
  operations['updatePipelineScheduleVariable']['requestBody']['content']['application/x-www-form-urlencoded'];

/** Reads the form: as on the wire, and properties that came as JSON beside it. */
export function decodeUpdatePipelineScheduleVariableForm(
  raw: string,
  others?: object,
): Decoded<UpdatePipelineScheduleVariableForm> {
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
    : judged(body, '/body', isPipelineScheduleVariableUpdate, collectPipelineScheduleVariableUpdate);
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
  const id = asInteger(values.text(0, 'id'));
  const pipelineScheduleId = asInteger(values.text(1, 'pipeline_schedule_id'));
  const key = values.text(2, 'key');
  values.judge(
    'pipeline_schedule_id',
    pipelineScheduleId,
    isDeletePipelineScheduleVariablePipelineScheduleId,
    collectDeletePipelineScheduleVariablePipelineScheduleId,
  );
  const path: Unchecked<DeletePipelineScheduleVariablePath> = { id, pipeline_schedule_id: pipelineScheduleId, key };
  return decoded(path, values.issues);
}

function isPage(value: unknown): boolean {
  if (!json.isInteger(value)) return false;
  return value >= 1;
}

function collectPage(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/Page/schema';
  if (!json.isInteger(value)) return fail(issues, path, 'type', 'must be an integer', schema);
  if (value < 1) fail(issues, path, 'minimum', 'must be at least 1', schema);
}

function isPerPage(value: unknown): boolean {
  if (!json.isInteger(value)) return false;
  return value <= 100;
}

function collectPerPage(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/parameters/PerPage/schema';
  if (!json.isInteger(value)) return fail(issues, path, 'type', 'must be an integer', schema);
  if (value > 100) fail(issues, path, 'maximum', 'must be at most 100', schema);
}

function isListPipelineSchedulesScope(value: unknown): boolean {
  return value === 'active' || value === 'inactive';
}

function collectListPipelineSchedulesScope(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'active' && value !== 'inactive')
    return fail(
      issues,
      path,
      'enum',
      'must be one of "active", "inactive"',
      '#/paths/~1projects~1{id}~1pipeline_schedules/get/parameters/1/schema',
    );
}

function isGetPipelineSchedulePipelineScheduleId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectGetPipelineSchedulePipelineScheduleId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/get/parameters/1/schema',
    );
}

function isUpdatePipelineSchedulePipelineScheduleId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectUpdatePipelineSchedulePipelineScheduleId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/put/parameters/1/schema',
    );
}

function isDeletePipelineSchedulePipelineScheduleId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectDeletePipelineSchedulePipelineScheduleId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}/delete/parameters/1/schema',
    );
}

function isListPipelineSchedulePipelinesPipelineScheduleId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectListPipelineSchedulePipelinesPipelineScheduleId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/1/schema',
    );
}

function isListPipelineSchedulePipelinesCreatedAfter(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return hasDateTimeFormat(value);
}

function collectListPipelineSchedulePipelinesCreatedAfter(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  const schema =
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/4/schema';
  if (typeof value !== 'string') return fail(issues, path, 'type', 'must be a string', schema);
  if (!hasDateTimeFormat(value))
    fail(issues, path, 'format', 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z', schema);
}

function isListPipelineSchedulePipelinesCreatedBefore(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return hasDateTimeFormat(value);
}

function collectListPipelineSchedulePipelinesCreatedBefore(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  const schema =
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/5/schema';
  if (typeof value !== 'string') return fail(issues, path, 'type', 'must be a string', schema);
  if (!hasDateTimeFormat(value))
    fail(issues, path, 'format', 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z', schema);
}

function isListPipelineSchedulePipelinesScope(value: unknown): boolean {
  return listPipelineSchedulePipelinesScopeValues.has(value);
}

function collectListPipelineSchedulePipelinesScope(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!listPipelineSchedulePipelinesScopeValues.has(value))
    return fail(
      issues,
      path,
      'enum',
      'must be one of "running", "pending", "finished", "branches", "tags"',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/2/schema',
    );
}

function isListPipelineSchedulePipelinesSort(value: unknown): boolean {
  return value === 'asc' || value === 'desc';
}

function collectListPipelineSchedulePipelinesSort(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value !== 'asc' && value !== 'desc')
    return fail(
      issues,
      path,
      'enum',
      'must be one of "asc", "desc"',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/8/schema',
    );
}

function isListPipelineSchedulePipelinesStatus(value: unknown): boolean {
  return listPipelineSchedulePipelinesStatusValues.has(value);
}

function collectListPipelineSchedulePipelinesStatus(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!listPipelineSchedulePipelinesStatusValues.has(value))
    return fail(
      issues,
      path,
      'enum',
      'must be one of "created", "waiting_for_resource", "preparing", "pending", "running", "success", "failed", "canceled", "skipped", "manual", "scheduled"',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/3/schema',
    );
}

function isListPipelineSchedulePipelinesUpdatedAfter(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return hasDateTimeFormat(value);
}

function collectListPipelineSchedulePipelinesUpdatedAfter(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  const schema =
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/6/schema';
  if (typeof value !== 'string') return fail(issues, path, 'type', 'must be a string', schema);
  if (!hasDateTimeFormat(value))
    fail(issues, path, 'format', 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z', schema);
}

function isListPipelineSchedulePipelinesUpdatedBefore(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return hasDateTimeFormat(value);
}

function collectListPipelineSchedulePipelinesUpdatedBefore(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  const schema =
    '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1pipelines/get/parameters/7/schema';
  if (typeof value !== 'string') return fail(issues, path, 'type', 'must be a string', schema);
  if (!hasDateTimeFormat(value))
    fail(issues, path, 'format', 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z', schema);
}

function isRunPipelineSchedulePipelineScheduleId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectRunPipelineSchedulePipelineScheduleId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1play/post/parameters/1/schema',
    );
}

function isTakePipelineScheduleOwnershipPipelineScheduleId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectTakePipelineScheduleOwnershipPipelineScheduleId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1take_ownership/post/parameters/1/schema',
    );
}

function isCreatePipelineScheduleVariablePipelineScheduleId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectCreatePipelineScheduleVariablePipelineScheduleId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables/post/parameters/1/schema',
    );
}

function isUpdatePipelineScheduleVariablePipelineScheduleId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectUpdatePipelineScheduleVariablePipelineScheduleId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/put/parameters/1/schema',
    );
}

function isDeletePipelineScheduleVariablePipelineScheduleId(value: unknown): boolean {
  return Number.isInteger(value);
}

function collectDeletePipelineScheduleVariablePipelineScheduleId(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (!Number.isInteger(value))
    return fail(
      issues,
      path,
      'type',
      'must be an integer',
      '#/paths/~1projects~1{id}~1pipeline_schedules~1{pipeline_schedule_id}~1variables~1{key}/delete/parameters/1/schema',
    );
}
