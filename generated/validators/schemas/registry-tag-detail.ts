// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RegistryTagDetail } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectRegistryTag, isRegistryTag } from './registry-tag.ts';

const registryTagDetailPart2DigestPattern = new RegExp('^sha256:[0-9a-fA-F]+$', 'u');

const registryTagDetailPart2RevisionPattern = new RegExp('^[0-9a-fA-F]+$', 'u');

/** Whether `value` is a valid `RegistryTagDetail`. */
export function isRegistryTagDetail(value: unknown): value is RegistryTagDetail {
  if (!isRegistryTag(value)) return false;
  return isRegistryTagDetailPart2(value);
}

/** Every reason why `value` is not a valid `RegistryTagDetail`; none when it is. */
export function checkRegistryTagDetail(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectRegistryTagDetail(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `RegistryTagDetail`. */
export function collectRegistryTagDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectRegistryTag(value, path, issues);
  collectRegistryTagDetailPart2(value, path, issues);
}

function isRegistryTagDetailPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const digest = value['digest'];
  if (typeof digest !== 'string' || !registryTagDetailPart2DigestPattern.test(digest)) return false;
  const revision = value['revision'];
  if (typeof revision !== 'string' || !registryTagDetailPart2RevisionPattern.test(revision)) return false;
  const shortRevision = value['short_revision'];
  if (typeof shortRevision !== 'string' || !registryTagDetailPart2RevisionPattern.test(shortRevision)) return false;
  const totalSize = value['total_size'];
  return isInteger(totalSize);
}

function collectRegistryTagDetailPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/RegistryTagDetail/allOf/1/type');
    return;
  }
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(
      issues,
      path,
      'must have the property "created_at"',
      '#/components/schemas/RegistryTagDetail/allOf/1/required',
    );
  else collectRegistryTagDetailPart2CreatedAt(createdAt, `${path}/created_at`, issues);
  const digest = value['digest'];
  if (digest === undefined)
    report(issues, path, 'must have the property "digest"', '#/components/schemas/RegistryTagDetail/allOf/1/required');
  else collectRegistryTagDetailPart2Digest(digest, `${path}/digest`, issues);
  const revision = value['revision'];
  if (revision === undefined)
    report(
      issues,
      path,
      'must have the property "revision"',
      '#/components/schemas/RegistryTagDetail/allOf/1/required',
    );
  else collectRegistryTagDetailPart2Revision(revision, `${path}/revision`, issues);
  const shortRevision = value['short_revision'];
  if (shortRevision === undefined)
    report(
      issues,
      path,
      'must have the property "short_revision"',
      '#/components/schemas/RegistryTagDetail/allOf/1/required',
    );
  else collectRegistryTagDetailPart2ShortRevision(shortRevision, `${path}/short_revision`, issues);
  const totalSize = value['total_size'];
  if (totalSize === undefined)
    report(
      issues,
      path,
      'must have the property "total_size"',
      '#/components/schemas/RegistryTagDetail/allOf/1/required',
    );
  else if (!isInteger(totalSize))
    report(
      issues,
      `${path}/total_size`,
      'must be an integer',
      '#/components/schemas/RegistryTagDetail/allOf/1/properties/total_size/type',
    );
}

function collectRegistryTagDetailPart2CreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/components/schemas/RegistryTagDetail/allOf/1/properties/created_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/RegistryTagDetail/allOf/1/properties/created_at/format',
    );
}

function collectRegistryTagDetailPart2Digest(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/RegistryTagDetail/allOf/1/properties/digest/type');
    return;
  }
  if (!registryTagDetailPart2DigestPattern.test(value))
    report(
      issues,
      path,
      'must match the pattern ^sha256:[0-9a-fA-F]+$',
      '#/components/schemas/RegistryTagDetail/allOf/1/properties/digest/pattern',
    );
}

function collectRegistryTagDetailPart2Revision(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/RegistryTagDetail/allOf/1/properties/revision/type');
    return;
  }
  if (!registryTagDetailPart2RevisionPattern.test(value))
    report(
      issues,
      path,
      'must match the pattern ^[0-9a-fA-F]+$',
      '#/components/schemas/RegistryTagDetail/allOf/1/properties/revision/pattern',
    );
}

function collectRegistryTagDetailPart2ShortRevision(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/components/schemas/RegistryTagDetail/allOf/1/properties/short_revision/type',
    );
    return;
  }
  if (!registryTagDetailPart2RevisionPattern.test(value))
    report(
      issues,
      path,
      'must match the pattern ^[0-9a-fA-F]+$',
      '#/components/schemas/RegistryTagDetail/allOf/1/properties/short_revision/pattern',
    );
}
