// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTagDetail } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectRegistryTag, isRegistryTag } from './registry-tag.ts';

const registryTagDetailDigestPattern = new RegExp('^sha256:[0-9a-fA-F]+$', 'u');

const registryTagDetailRevisionPattern = new RegExp('^[0-9a-fA-F]+$', 'u');

/** Whether `value` is a valid `RegistryTagDetail`. */
export function isRegistryTagDetail(value: unknown): value is RegistryTagDetail {
  if (!json.isObject(value)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  const digest = value['digest'];
  if (typeof digest !== 'string' || !registryTagDetailDigestPattern.test(digest)) return false;
  const revision = value['revision'];
  if (typeof revision !== 'string' || !registryTagDetailRevisionPattern.test(revision)) return false;
  const shortRevision = value['short_revision'];
  if (typeof shortRevision !== 'string' || !registryTagDetailRevisionPattern.test(shortRevision)) return false;
  if (!json.isInteger(value['total_size'])) return false;
  return isRegistryTag(value);
}

/** Every reason why `value` is not a valid `RegistryTagDetail`; none when it is. */
export function checkRegistryTagDetail(value: unknown): ValidationIssue[] {
  return issuesOf(value, isRegistryTagDetail, collectRegistryTagDetail);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTagDetail`. */
export function collectRegistryTagDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/RegistryTagDetail';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', '#/components/schemas/RegistryTag/type');
  reportMissing(
    issues,
    path,
    value,
    ['created_at', 'digest', 'revision', 'short_revision', 'total_size'],
    `${schema}/allOf/1/required`,
  );
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
    report(issues, `${path}/created_at`, 'must be a string', `${schema}/allOf/1/properties/created_at/type`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    report(
      issues,
      `${path}/created_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/allOf/1/properties/created_at/format`,
    );
  const digest = value['digest'];
  if (digest !== undefined && typeof digest !== 'string')
    report(issues, `${path}/digest`, 'must be a string', `${schema}/allOf/1/properties/digest/type`);
  if (typeof digest === 'string' && !registryTagDetailDigestPattern.test(digest))
    report(
      issues,
      `${path}/digest`,
      'must match the pattern ^sha256:[0-9a-fA-F]+$',
      `${schema}/allOf/1/properties/digest/pattern`,
    );
  const revision = value['revision'];
  if (revision !== undefined && typeof revision !== 'string')
    report(issues, `${path}/revision`, 'must be a string', `${schema}/allOf/1/properties/revision/type`);
  if (typeof revision === 'string' && !registryTagDetailRevisionPattern.test(revision))
    report(
      issues,
      `${path}/revision`,
      'must match the pattern ^[0-9a-fA-F]+$',
      `${schema}/allOf/1/properties/revision/pattern`,
    );
  const shortRevision = value['short_revision'];
  if (shortRevision !== undefined && typeof shortRevision !== 'string')
    report(issues, `${path}/short_revision`, 'must be a string', `${schema}/allOf/1/properties/short_revision/type`);
  if (typeof shortRevision === 'string' && !registryTagDetailRevisionPattern.test(shortRevision))
    report(
      issues,
      `${path}/short_revision`,
      'must match the pattern ^[0-9a-fA-F]+$',
      `${schema}/allOf/1/properties/short_revision/pattern`,
    );
  const totalSize = value['total_size'];
  if (totalSize !== undefined && !json.isInteger(totalSize))
    report(issues, `${path}/total_size`, 'must be an integer', `${schema}/allOf/1/properties/total_size/type`);
  collectRegistryTag(value, path, issues);
}
