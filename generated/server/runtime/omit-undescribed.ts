// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isBytesOrStream } from '../../shared/bytes-or-stream.ts';
import { responseKey } from '../../shared/statuses.ts';
import type { DescribedProperties } from './described-properties.ts';
import type { ResultPart } from './dispatch.ts';
import { writeLog, type Log } from './log.ts';
import { createRules, type PropertyRules } from './property-rules.ts';
import { withoutUndescribed } from './without-undescribed.ts';

/** Options of a server that leaves undescribed properties out of results. */
export interface UndescribedOptions {
  /**
   * `omit` (the default) leaves properties that the description does not contain out of the results of handlers, also inside of other
   * objects and of lists. The server logs the name of each property that it leaves out, once for each operation. `send` sends these
   * properties.
   */
  readonly undescribedProperties?: 'omit' | 'send';
}

/** Returns a part of a body or a whole body without its undescribed properties. Returns the given value if it has none. */
type Omit = (body: unknown, requestId: string) => unknown;

/** Returns the part of a server that leaves undescribed properties out of the results of handlers. */
export function omitPart({ undescribedProperties = 'omit' }: UndescribedOptions): ResultPart {
  const omitterOf = createOmitters();
  return ({ operation, properties }, log) => {
    if (undescribedProperties === 'send' || properties === undefined) return undefined;
    const omitFor = omitterOf(operation, properties, log);
    return (result, { requestId }) => {
      const { status, body } = result;
      if (typeof body !== 'object' || body === null) return result;
      const rest = omitFor(status)?.(body, requestId) ?? body;
      return rest === body ? result : { ...result, body: rest };
    };
  };
}

/** For each operation, returns a function that gets a status, and returns the function that changes bodies with this status. */
export function createOmitters(): (
  operation: string,
  properties: Readonly<Record<string, DescribedProperties>>,
  log: Log | undefined,
) => (status: number) => Omit | undefined {
  const rulesOf = createRules();
  return (operation, properties, log) => {
    const logged = new Set<string>();
    const known = new Map<number, PropertyRules | undefined>();
    const rulesFor = (status: number): PropertyRules | undefined => {
      const found = known.get(status);
      if (found !== undefined || known.has(status)) return found;
      const described = properties[responseKey(Object.keys(properties), status) ?? ''];
      const rules = described === undefined ? undefined : rulesOf(described);
      known.set(status, rules);
      return rules;
    };
    return (status) => {
      const rules = rulesFor(status);
      if (rules === undefined) return undefined;
      return (body, requestId) => {
        if (isBytesOrStream(body)) return body;
        const omitted = new Set<string>();
        const rest = withoutUndescribed(body, rules, omitted);
        logOmitted({ requestId, operation, omitted, logged, log });
        return rest;
      };
    };
  };
}

/** The largest number of names that are logged for an operation. The names of some objects, such as ids, are different in each response. */
const mostLogged = 100;

/** Logs the names of properties that an operation leaves out for the first time. */
function logOmitted(found: {
  readonly requestId: string;
  readonly operation: string;
  readonly omitted: ReadonlySet<string>;
  readonly logged: Set<string>;
  readonly log: Log | undefined;
}): void {
  const { requestId, operation, omitted, logged, log } = found;
  if (omitted.size === 0) return;
  const properties = [...omitted].filter((name) => !logged.has(name)).slice(0, mostLogged - logged.size);
  if (properties.length === 0) return;
  properties.forEach((name) => logged.add(name));
  writeLog(log, 'warn', { requestId, operation, properties }, 'Properties that are not described were left out');
}
