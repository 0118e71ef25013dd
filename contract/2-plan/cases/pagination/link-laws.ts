import type { JsonValue } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseSkippedError } from '../../session.ts';
import type { CaseDraft } from '../draft.ts';
import { createPageReader, type ListPage } from './page-reader.ts';
import type { PageSize } from './page-parameters.ts';

/** The maximum number of requests that search for a list with several pages. */
const maxAttempts = 8;

/**
 * Returns the law for the links of a list that is requested with other parameters than those of the page. A link has the same parameters, so
 * that the next page belongs to the same list. A link to another host is a hint, because it may be the public name of the server.
 */
export const linkParametersLaw = (subject: ContractSubject, size: PageSize): Omit<CaseDraft, 'pointer'> => ({
  kind: 'pagination',
  name: 'pagination/link-parameters',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const hosts = hostsOf(subject, operation, session.origin);
    let isTried = false;
    for (const query of queriesOf(subject, operation).slice(0, maxAttempts)) {
      const sent = { ...query, [size.parameter]: 1 };
      const page = await pages.get(sent, [400, 403, 404, 422]);
      if (page?.links.next === undefined) continue;
      isTried = true;
      for (const [relation, target] of Object.entries(page.links)) {
        const lost = Object.entries(sent).find(([name, value]) => lacksParameter(target, name, value));
        if (lost !== undefined) {
          const [name, value] = lost;
          pages.fail(
            'pagination/link-parameters',
            `The link "${relation}" has another ${name} than the request.`,
            String(value),
            target,
          );
          return;
        }
      }
      hintAtOtherHost(page, hosts, (target) =>
        session.hint({
          rule: 'pagination/link-host',
          message: 'A link leads to another host.',
          expected: [...hosts].join(' or '),
          got: target,
          pointer: operation.pointer,
        }),
      );
    }
    if (!isTried) throw new CaseSkippedError('the list has only one page');
  },
});

/** Returns queries with values of enumerated parameters that are not defaults. The first query has none. */
function queriesOf(subject: ContractSubject, { parameters }: TestedOperation): Record<string, JsonValue>[] {
  const single = parameters
    .filter(({ in: location, required }) => location === 'query' && !required)
    .flatMap(({ name, schema }) => {
      const merged = mergedSchema(schema, subject.resolve);
      const [byDefault] = merged?.annotations.default ?? [];
      const options = (merged?.enum ?? []).filter((option) => option !== null && option !== byDefault);
      return options.slice(0, 2).map((value) => ({ [name]: value }));
    });
  return [{}, ...single];
}

function lacksParameter(target: string, name: string, value: JsonValue): boolean {
  if (!URL.canParse(target, 'http://localhost')) return false;
  const found = new URL(target, 'http://localhost').searchParams.get(name);
  return found !== String(value);
}

/** Returns the hosts of the server: the tested one, and those in the description. */
function hostsOf(
  { api }: ContractSubject,
  { servers = api.servers }: TestedOperation,
  origin: string,
): ReadonlySet<string> {
  const addresses = [origin, ...servers.map(({ url }) => url)];
  return new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).host] : [])));
}

function hintAtOtherHost({ links }: ListPage, hosts: ReadonlySet<string>, hint: (target: string) => void): void {
  const other = Object.values(links).find((target) => URL.canParse(target) && !hosts.has(new URL(target).host));
  if (other !== undefined) hint(other);
}
