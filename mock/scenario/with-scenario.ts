import { logLine } from '@forgespec/description/diagnostics';
import { wrapping, type Dispatch, type TransportRequest } from '@forgespec/templates/server';
import { withQuery } from '@forgespec/templates/shared/query-component';
import { withAppliedPreferences } from '../applied-preferences.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import { parseRequestTarget } from '../request-target.ts';
import { createRouter } from '../router.ts';
import { withServerPaths } from '../server-paths.ts';
import type { Scenario } from './scenario.ts';
import type { ScenarioStep } from './scenario-step.ts';
import { stepResponse, withHeadersOf } from './step-response.ts';

interface ScenarioSettings {
  readonly scenario: Scenario;
  /** The description of the operations, with the examples. */
  readonly document: OpenApiDocument;
  readonly delay?: number | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

/**
 * Returns a dispatcher that responds as a scenario says. Requests for which the scenario has no step reach the given dispatcher unchanged.
 *
 * @param settings.delay the delay of the responses of steps without their own delay, in milliseconds.
 * @param settings.log receives a line for each response that a step contains.
 */
export function withScenario(dispatch: Dispatch, { scenario, document, delay = 0, log }: ScenarioSettings): Dispatch {
  const router = createRouter(withServerPaths(document));
  const stepFor = ({ method, target }: TransportRequest): ScenarioStep | undefined => {
    try {
      const { path, queryText } = parseRequestTarget(target);
      return scenario.next({ ...router.match(method.toLowerCase(), path), target: withQuery(path, queryText) });
    } catch {
      // The dispatcher rejects a target that is not valid, or that the description does not have.
      return undefined;
    }
  };
  return wrapping(dispatch, async (request) => {
    const step = stepFor(request);
    if (step === undefined) return dispatch(request);
    if (step.body === undefined) return withHeadersOf(step, await dispatch(preferring(request, step)));
    const { body, ...response } = stepResponse(step.body, step);
    log?.(logLine(request.method, request.target, response, undefined));
    return withAppliedPreferences({ ...response, body }, { delay: step.delay ?? delay });
  });
}

/** Returns a request that prefers the response of a step. The preferences that it has already take precedence. */
function preferring(request: TransportRequest, { status, example, delay }: ScenarioStep): TransportRequest {
  const wanted = Object.entries({ code: status, example, delay }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${JSON.stringify(value)}`],
  );
  const own = request.header('prefer');
  const prefer = [...wanted, ...(own === undefined ? [] : [own])].join(', ');
  const headers = { ...request.headers, prefer };
  const header = (name: string): string | undefined => (name === 'prefer' ? prefer : request.header(name));
  // A request is an object with private members, so it cannot be copied.
  return new Proxy(request, {
    get(target, key): unknown {
      if (key === 'headers') return headers;
      if (key === 'header') return header;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
