// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTagDetail } from '../../types/container-registry.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { collectRegistryTag, isRegistryTag } from './registry-tag.ts';

const registryTagDetailDigestPattern = new RegExp('^sha256:[0-9a-fA-F]+$', 'u');

const registryTagDetailRevisionPattern = new RegExp('^[0-9a-fA-F]+$', 'u');

/** Returns true if `value` is a valid `RegistryTagDetail`. */
export function isRegistryTagDetail(value: unknown): value is RegistryTagDetail {
  if (!hasObjectType(value)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  const digest = value['digest'];
  if (typeof digest !== 'string' || !registryTagDetailDigestPattern.test(digest)) return false;
  const revision = value['revision'];
  if (typeof revision !== 'string' || !registryTagDetailRevisionPattern.test(revision)) return false;
  const shortRevision = value['short_revision'];
  if (typeof shortRevision !== 'string' || !registryTagDetailRevisionPattern.test(shortRevision)) return false;
  if (!Number.isInteger(value['total_size'])) return false;
  return isRegistryTag(value);
}

/** Returns the reasons why `value` is not a valid `RegistryTagDetail`; none if it is. */
export function checkRegistryTagDetail(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryTagDetail, collectRegistryTagDetail);
}

/** `RegistryTagDetail` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const registryTagDetailSchema: StandardSchema<RegistryTagDetail> = /* @__PURE__ */ standardSchema(
  isRegistryTagDetail,
  checkRegistryTagDetail,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTagDetail`. */
export function collectRegistryTagDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryTagDetail';
  if (!hasObjectType(value)) return fail(issues, path, '#/components/schemas/RegistryTag', 'type', 'must be an object');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'created_at');
  else if (typeof createdAt !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, `${schema}/allOf/1`, '/created_at', 'format', dateTimeMessage);
  const digest = value['digest'];
  if (digest === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'digest');
  else if (typeof digest !== 'string') failType(issues, path, `${schema}/allOf/1`, '/digest', 'must be a string');
  if (typeof digest === 'string' && !registryTagDetailDigestPattern.test(digest))
    failProperty(
      issues,
      path,
      `${schema}/allOf/1`,
      '/digest',
      'pattern',
      'must match the pattern ^sha256:[0-9a-fA-F]+$',
    );
  const revision = value['revision'];
  if (revision === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'revision');
  else if (typeof revision !== 'string') failType(issues, path, `${schema}/allOf/1`, '/revision', 'must be a string');
  if (typeof revision === 'string' && !registryTagDetailRevisionPattern.test(revision))
    failProperty(issues, path, `${schema}/allOf/1`, '/revision', 'pattern', 'must match the pattern ^[0-9a-fA-F]+$');
  const shortRevision = value['short_revision'];
  if (shortRevision === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'short_revision');
  else if (typeof shortRevision !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/short_revision', 'must be a string');
  if (typeof shortRevision === 'string' && !registryTagDetailRevisionPattern.test(shortRevision))
    failProperty(
      issues,
      path,
      `${schema}/allOf/1`,
      '/short_revision',
      'pattern',
      'must match the pattern ^[0-9a-fA-F]+$',
    );
  const totalSize = value['total_size'];
  if (totalSize === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'total_size');
  else if (!Number.isInteger(totalSize))
    failType(issues, path, `${schema}/allOf/1`, '/total_size', 'must be an integer');
  collectRegistryTag(value, path, issues);
}
