import { traceRequests, type Hooks, type TraceEvent } from '../generated/client/index.ts';

/**
 * The parts of a tracer of OpenTelemetry that this example uses. Pass `trace.getTracer('forge')` of the package `@opentelemetry/api`: its
 * type fits. The example has no dependency, so it declares the parts itself.
 */
export interface Tracer {
  startSpan(name: string, options: { readonly kind: number; readonly attributes: Attributes }): Span;
}

interface Span {
  addEvent(name: string, attributes: Attributes): unknown;
  setAttribute(name: string, value: number | string): unknown;
  setStatus(status: { readonly code: number; readonly message: string }): unknown;
  end(): void;
}

type Attributes = Readonly<Record<string, number | string>>;

/** `SpanKind.CLIENT` and `SpanStatusCode.ERROR`. */
const clientKind = 2;
const errorCode = 2;

/** Returns hooks that record a span for each call, with an event for each response, failure and retry. */
export function traceWithOpenTelemetry(tracer: Tracer): Hooks {
  const spans = new Map<string, Span>();
  return traceRequests((event) => {
    const { call, operation, method, url } = event;
    if (event.kind === 'start') {
      const attributes = { 'http.request.method': method, 'url.full': url };
      spans.set(call, tracer.startSpan(operation ?? method, { kind: clientKind, attributes }));
    }
    const span = spans.get(call);
    if (span !== undefined) record(event, span);
    if (event.kind === 'end') spans.delete(call);
  });
}

function record(event: TraceEvent, span: Span): void {
  const { attempt, kind } = event;
  if (kind === 'response') span.addEvent(kind, { attempt, 'http.response.status_code': event.status });
  if (kind === 'failure') span.addEvent(kind, { attempt, 'error.type': String(event.error) });
  if (kind === 'retry') span.addEvent(kind, { attempt, wait: event.wait });
  if (kind !== 'end') return;
  const { status, error } = event;
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (error !== undefined || (status !== undefined && status >= 400))
    span.setStatus({ code: errorCode, message: String(error ?? status) });
  span.end();
}
