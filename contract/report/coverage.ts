import type { CaseResult } from '../run/case-result.ts';
import type { Subject } from '../subject/subject.ts';
import { documentedResponse, isAccepted } from '../verdict/documented-response.ts';
import { mergedSchema } from '../values/merged-schema.ts';

/** Which of the things that a description promises were seen. */
export interface Coverage {
  readonly operations: Share;
  readonly statuses: Share;
  readonly mediaTypes: Share;
  readonly parameters: Share;
  readonly enumValues: Share;
  /** Documented statuses that no answer had. */
  readonly missing: readonly MissingStatus[];
}

export interface Share {
  readonly seen: number;
  readonly of: number;
}

export interface MissingStatus {
  readonly operation: string;
  readonly status: string;
  readonly reason: string;
}

/** Notes what was sent and answered, result by result, so that exchanges need not be kept. */
export interface CoverageRecorder {
  add(result: CaseResult): void;
  summary(): Coverage;
  /** Operations that answered a request of a case with a documented success. */
  readonly accepted: ReadonlySet<string>;
}

export function createCoverage(subject: Subject, operations = subject.operations): CoverageRecorder {
  const seen = new Set<string>();
  const accepted = new Set<string>();
  const reasons = new Map<string, string>();
  const enums = operations.flatMap((operation) =>
    operation.parameters.flatMap(({ name, in: place, schema }) =>
      place === 'query'
        ? (mergedSchema(schema, subject.resolve)?.enum ?? []).map(
            (value) => `${operation.name} enum ${name} ${String(value)}`,
          )
        : [],
    ),
  );

  return {
    accepted,
    add({ id, exchanges, operation, verdict }) {
      if (verdict.kind === 'skipped' || verdict.kind === 'left-out')
        reasons.set(`${operation} ${id.slice(operation.length + 1)}`, verdict.reason);
      for (const { operation: asked, request, response, isProbe } of exchanges) {
        const documented = documentedResponse(asked, response.status);
        seen.add(asked.name);
        if (!isProbe && isAccepted(asked, response.status)) accepted.add(asked.name);
        if (documented !== undefined) {
          seen.add(`${asked.name} status ${documented.status}`);
          const type = response.headers['content-type']?.split(';', 1)[0]?.trim() ?? '';
          seen.add(`${asked.name} type ${documented.status} ${type}`);
        }
        const query = new URLSearchParams(request.target.split('?')[1] ?? '');
        for (const [name, value] of query) {
          seen
            .add(`${asked.name} parameter query ${name.replace(/\[.*$/u, '')}`)
            .add(`${asked.name} parameter query ${name}`);
          for (const item of value.split(',')) seen.add(`${asked.name} enum ${name} ${item}`);
        }
        for (const name of Object.keys(request.headers)) seen.add(`${asked.name} parameter header ${name}`);
        for (const cookie of (request.headers['cookie'] ?? '').split('; ')) {
          seen.add(`${asked.name} parameter cookie ${cookie.split('=', 1)[0] ?? ''}`);
        }
      }
    },
    summary() {
      const share = (keys: readonly string[]): Share => ({
        seen: keys.filter((key) => seen.has(key)).length,
        of: keys.length,
      });
      const statuses = operations.flatMap(({ name, responses }) =>
        responses.filter(({ status }) => /^\d/u.test(status)).map(({ status }) => ({ operation: name, status })),
      );
      return {
        operations: share(operations.map(({ name }) => name)),
        statuses: share(statuses.map(({ operation, status }) => `${operation} status ${status}`)),
        mediaTypes: share(
          operations.flatMap(({ name, responses }) =>
            responses.flatMap(({ status, contents }) =>
              contents.map(({ mediaType }) => `${name} type ${status} ${mediaType}`),
            ),
          ),
        ),
        parameters: share(
          operations.flatMap(({ name, parameters }) =>
            parameters
              .filter(({ in: place }) => place !== 'path')
              .map(
                (parameter) =>
                  `${name} parameter ${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`,
              ),
          ),
        ),
        enumValues: share(enums),
        missing: statuses
          .filter(({ operation, status }) => !seen.has(`${operation} status ${status}`))
          .map(({ operation, status }) => ({ operation, status, reason: reasonFor(operation, status) })),
      };
    },
  };

  function reasonFor(operation: string, status: string): string {
    return (
      reasons.get(`${operation} status/${status}`) ??
      (status.startsWith('2') ? reasons.get(`${operation} minimal`) : undefined) ??
      'the fixtures do not say how to provoke it'
    );
  }
}
