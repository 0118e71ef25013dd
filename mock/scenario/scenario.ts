import { responseKey } from '@forgespec/templates/shared/statuses';
import { splitQuery } from '@forgespec/templates/shared/query-component';
import type { OpenApiDocument } from '../openapi-document.ts';
import { describedOperations, type DescribedOperation } from './described-operations.ts';
import { readScenario } from './read-scenario.ts';
import type { ScenarioStep } from './scenario-step.ts';

/** A request for an operation. */
export interface ScenarioRequest {
  /** The method of the operation, in lower case. */
  readonly method: string;
  /** The path template of the operation, with the base path of its server. */
  readonly template: string;
  /** The target of the request, with the base path. */
  readonly target: string;
}

/** Steps for requests, with the number of the calls so far. */
export interface Scenario {
  /** Counts a request, and returns the step for it. Returns undefined if no step holds for it. */
  next(request: ScenarioRequest): ScenarioStep | undefined;
}

/**
 * Reads a scenario for a description.
 *
 * @param document the bundled description.
 * @throws {ScenarioError} if the file is not a scenario, or names an operation that the description does not have.
 */
export async function loadScenario(file: string, document: OpenApiDocument): Promise<Scenario> {
  const names = [...describedOperations(document).values()].flatMap((operation) => operation.names);
  return createScenario(await readScenario(file, names), document);
}

/**
 * Creates a scenario. The first step that fits a request holds. Steps with the same `operation` and `target` count the same calls, so that
 * the steps for call 1 and call 2 are two steps of one sequence.
 */
export function createScenario(steps: readonly ScenarioStep[], document: OpenApiDocument): Scenario {
  const operations = describedOperations(document);
  const counts = new Map<string, number>();
  return {
    next({ method, template, target }) {
      const { names, base, responses } = operations.get(`${method} ${template}`) ?? unknownOperation;
      const fitting = steps.filter(
        (step) =>
          (step.operation === '*' || names.includes(step.operation)) &&
          (step.target === undefined || isSameTarget(base + step.target, target)),
      );
      for (const key of new Set(fitting.map(sequenceOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
      const found = fitting.find((step) => {
        const call = counts.get(sequenceOf(step)) ?? 0;
        return step.calls.first <= call && call <= step.calls.last;
      });
      return found && withBody(found, Object.keys(responses));
    },
  };
}

const unknownOperation: DescribedOperation = { names: [], base: '', responses: {}, callbacks: {}, address: '' };

/** Returns a step with an empty body, if the description has no response with the status of the step. */
function withBody(step: ScenarioStep, responses: readonly string[]): ScenarioStep {
  const isDescribed = step.status === undefined || responseKey(responses, step.status) !== undefined;
  return step.body !== undefined || isDescribed ? step : { ...step, body: null };
}

const sequenceOf = ({ operation, target }: ScenarioStep): string => JSON.stringify([operation, target]);

/** Returns true if two targets have the same path and the same query parameters, in any order. */
function isSameTarget(one: string, other: string): boolean {
  const [first, second] = [splitQuery(one), splitQuery(other)];
  const sorted = (query: string | undefined): string =>
    new URLSearchParams(query).toString().split('&').toSorted().join('&');
  return first.path === second.path && sorted(first.query) === sorted(second.query);
}
