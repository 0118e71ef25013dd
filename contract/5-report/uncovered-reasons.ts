import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { CoverageItem } from '../1-describe/coverage-items.ts';
import { isEncodable } from '../2-plan/requests/encode-body.ts';
import type { CaseResult } from '../3-ask/case-result.ts';

const onlyRejected = 'it was sent only in requests that were rejected';

/** The reasons for which items of the description are not covered, from the cases that were not tried. */
export class UncoveredReasons {
  /** The reasons for which cases were not tried, by operation and case. */
  private readonly reasons = new Map<string, string>();

  add({ id, operation, verdict }: Pick<CaseResult, 'id' | 'operation' | 'verdict'>): void {
    if (verdict.kind !== 'skipped' && verdict.kind !== 'left-out') return;
    const caseName = id.slice(operation.length + 1);
    this.reasons.set(`${operation} ${caseName}`, verdict.reason);
    // If a case for one value, such as `body/name/example/example-1`, was not tried, its reason also explains why `body/name` is not
    // covered. If there are several such cases, the first reason is used.
    const slot = caseName.split('/').slice(0, 2).join('/');
    if (!this.reasons.has(`${operation} ${slot}`)) this.reasons.set(`${operation} ${slot}`, verdict.reason);
  }

  /** @param isSent true if rejected requests contained the item. */
  find({ operation, kind, name }: Omit<CoverageItem, 'key'>, isSent: boolean): string {
    switch (kind) {
      case 'status':
      case 'type':
      case 'header':
        return this.ofResponse(operation, kind, name);
      case 'operation':
        return this.ofCases(operation, 'minimal') ?? (isSent ? onlyRejected : 'no case sends it');
      // The fixtures cannot choose the media type of a body.
      case 'sent':
        return this.ofCases(operation, `body/media-type/${name}`, 'minimal') ?? reasonOfMediaType(name, isSent);
      case 'parameter':
      case 'property':
      case 'bound':
      case 'branch':
      case 'enum': {
        const reason = this.ofCases(operation, slotOf(name), 'body/example', 'minimal');
        if (reason !== undefined) return reason;
        return isSent ? onlyRejected : 'no case sends it; add it to the arguments of the operation in the fixtures';
      }
    }
  }

  private ofResponse(operation: string, kind: 'header' | 'status' | 'type', name: string): string {
    const [status = ''] = name.split(' ', 1);
    const reason = this.ofCases(operation, `status/${status}`, ...(isSuccess(status) ? ['minimal'] : []));
    if (reason !== undefined) return reason;
    return kind === 'status'
      ? 'the fixtures do not describe a request that causes it'
      : `no response with ${status} had it`;
  }

  /** Returns the reason of the first of these cases that was not tried. */
  private ofCases(operation: string, ...caseNames: readonly string[]): string | undefined {
    return caseNames
      .map((caseName) => this.reasons.get(`${operation} ${caseName}`))
      .find((reason) => reason !== undefined);
  }
}

function reasonOfMediaType(mediaType: string, isSent: boolean): string {
  if (isSent) return onlyRejected;
  return isEncodable(mediaType) ? 'no case sends it' : 'forgespec cannot write a body of this media type';
}

/** Returns the location and name of a parameter or property, as in the names of cases: `query/page`, `body/name`. */
function slotOf(name: string): string {
  if (name.startsWith('/')) return `body/${name.split(/[/ ]/u)[1] ?? ''}`;
  const [, parameter = ''] = /^\/?([^/ ]+(?: [^/ ]+)?)/u.exec(name) ?? [];
  return parameter.replace(' ', '/');
}
