import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { applyBaseline, type KnownDeviation } from '../5-report/baseline.ts';
import { createCoverage } from '../5-report/coverage.ts';
import { operationOutcomes } from '../5-report/operation-outcomes.ts';
import { fingerprintOf } from '../4-judge/fingerprint.ts';
import { redactFinding, createRedact } from '../3-ask/redact.ts';
import type { Summary } from '../5-report/summary.ts';
import type { CaseResult } from '../3-ask/case-result.ts';
import type { CaseExchange } from '../3-ask/case-exchange.ts';
import type { Target } from '../3-ask/target.ts';
import type { ContractSubject } from '../1-describe/subject.ts';
import type { Finding } from '../2-plan/finding.ts';
import { startProxy } from './start-proxy.ts';

/** The settings of a run that observes other tests. */
export interface ObserveOptions {
  readonly subject: ContractSubject;
  readonly upstream: Target;
  readonly host: string;
  readonly port: number;
  readonly hostNames?: readonly string[] | undefined;
  readonly baseline: readonly KnownDeviation[];
  readonly keepExchanges: boolean;
  /** Waits for a signal to stop, such as Ctrl+C, and then closes the proxy. */
  readonly runUntilStopped: (proxy: Closable) => Promise<void>;
  readonly onStart: (url: string) => void;
  readonly onResult: (result: CaseResult) => void;
}

/**
 * Checks the traffic of other tests until a signal to stop. In the summary, each observed operation has one result for
 * its requests without findings, and one result for each different set of findings.
 */
export async function observe(options: ObserveOptions): Promise<Summary> {
  const { subject, upstream, runUntilStopped } = options;
  const started = performance.now();
  const coverage = createCoverage(subject);
  const results = new Map<string, CaseResult>();
  let requests = 0;
  // The proxy learns a credential from the first request that contains it. A response that was stored earlier may contain the same text, so
  // the reports replace the credentials in all texts again.
  const secrets = new Set<string>();
  const redact = createRedact(() => [...secrets]);

  const add = (exchange: CaseExchange, findings: readonly Finding[]): void => {
    requests += 1;
    const result = resultOf(
      exchange,
      findings.map((finding) => redactFinding(finding, redact)),
    );
    coverage.add(result);
    const known = results.get(result.id);
    const kept = options.keepExchanges ? [...(known?.exchanges ?? []), exchange] : (known?.exchanges ?? [exchange]);
    results.set(result.id, { ...result, exchanges: kept });
    if (known === undefined) options.onResult(result);
  };
  const proxy = await startProxy({ ...options, onSecret: (secret) => void secrets.add(secret), onExchange: add });
  options.onStart(proxy.url);
  await runUntilStopped(proxy);

  const found = [...results.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const baseline = applyBaseline(options.baseline, found, new Date().toISOString().slice(0, 10));
  return {
    api: subject.api.title,
    version: subject.api.version,
    areas: subject.api.areas,
    target: upstream.address,
    level: 'traffic',
    seed: 0,
    results: found,
    isRerun: false,
    operations: operationOutcomes({
      operations: subject.operations,
      results: found,
      planned: observedOperations(found, coverage.accepted),
      excludingOption: (name) =>
        found.some(({ operation }) => operation === name)
          ? 'only rejected requests were observed'
          : 'no request was observed',
      accepted: coverage.accepted,
      known: baseline.known,
      isRerun: false,
    }),
    coverage: coverage.summary(),
    requests,
    waits: { refused: 0, milliseconds: 0 },
    milliseconds: performance.now() - started,
    interrupted: false,
    endedBy: undefined,
    ...baseline,
    leftovers: [],
    missingCredentials: [],
    uncounted: new Map(),
    redact,
    sourceLocation: (pointer) => subject.sourceLocation(pointer),
  };
}

/**
 * Returns a map with an entry for each operation that had an accepted request or a failure. The value is always 1, which means that the
 * operation was tested. Operations without an entry count as excluded, because a proxy cannot try them itself.
 */
function observedOperations(results: readonly CaseResult[], accepted: ReadonlySet<string>): Map<string, number> {
  const failed = results.filter(({ verdict }) => verdict.kind === 'failed').map(({ operation }) => operation);
  return new Map([...accepted, ...failed].map((name) => [name, 1]));
}

function resultOf(exchange: CaseExchange, findings: readonly Finding[]): CaseResult {
  const { operation, request, response } = exchange;
  const isSafe = /^(?:GET|HEAD|OPTIONS)$/u.test(request.method);
  const name = findings.length === 0 ? 'observed' : `observed/${fingerprintOf(findings)}`;
  return {
    id: `${operation.name}/${name}`,
    kind: 'http',
    level: isSafe ? 'read' : 'full',
    operation: operation.name,
    area: operation.area,
    pointer: operation.pointer,
    hints: [],
    verdict: findings.length === 0 ? { kind: 'passed' } : { kind: 'failed', findings },
    exchanges: [exchange],
    milliseconds: response.milliseconds,
  };
}
