// Measures our decoders, which parse and validate a query. For comparison, also measures `URLSearchParams`, which only parses a query, and
// `node:querystring` with ajv. All three get the same queries, and take turns, so that other load on the machine affects all of them. The
// times differ between machines, so only the ratios to our decoder can be compared.

import { Ajv } from 'ajv';
import { parse } from 'node:querystring';
import {
  decodeGetMergeRequestQuery,
  decodeListMergeRequestsQuery,
} from '../generated/validators/requests/merge-requests.ts';
import document from '../generated/openapi.json' with { type: 'json' };

const rounds = 25;
const callsPerRound = 20_000;

const text = { type: 'string' };
const boolean = { type: 'boolean' };
const ajv = new Ajv({ coerceTypes: 'array', allErrors: true, useDefaults: true, strict: false, logger: false });

/** Returns one schema for all query parameters of an operation. Servers that validate with ajv use such a schema. */
function schemaOf(path: '/merge_requests' | '/projects/{id}/merge_requests/{merge_request_iid}'): object {
  const declared: readonly { readonly $ref?: string; readonly name?: string; readonly schema?: object }[] =
    document.paths[path].get.parameters;
  const components: Readonly<Record<string, { readonly name: string; readonly in: string; readonly schema?: object }>> =
    document.components.parameters;
  const parameters = declared.flatMap(({ $ref, name, schema }) => {
    const component = $ref === undefined ? undefined : components[$ref.slice($ref.lastIndexOf('/') + 1)];
    const found = component ?? { name: name ?? '', in: 'query', schema };
    return found.in === 'query' ? [[found.name, found.schema ?? text] as const] : [];
  });
  return { type: 'object', properties: Object.fromEntries(parameters) };
}

const subjects = [
  {
    name: 'one boolean',
    query: 'render_html=true',
    ours: decodeGetMergeRequestQuery,
    theirs: ajv.compile({ type: 'object', properties: { render_html: boolean, include_rebase_in_progress: boolean } }),
  },
  {
    name: 'a page',
    query: 'page=2&per_page=50',
    ours: decodeListMergeRequestsQuery,
    theirs: ajv.compile(schemaOf('/merge_requests')),
  },
  {
    name: 'six filters',
    query: 'state=opened&labels=bug&author_id=11&page=2&per_page=50&search=find%20routes',
    ours: decodeListMergeRequestsQuery,
    theirs: ajv.compile(schemaOf('/merge_requests')),
  },
];

function time(run: () => unknown): number {
  const start = process.hrtime.bigint();
  for (let call = 0; call < callsPerRound; call++) run();
  return Number(process.hrtime.bigint() - start) / callsPerRound;
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

for (const { name, query, ours, theirs } of subjects) {
  const runs = {
    forgespec: () => ours(query),
    'URLSearchParams alone': () => Object.fromEntries(new URLSearchParams(query)),
    'querystring and ajv': () => theirs({ ...parse(query) }),
  };
  if (ours(query).issues !== undefined || !theirs({ ...parse(query) }))
    throw new Error(`${name}: the query is rejected`);
  const times = Object.entries(runs).map(([title, run]) => ({ title, run, all: [] as number[] }));
  for (let round = 0; round < rounds; round++) for (const { run, all } of times) all.push(time(run));
  const [first] = times;
  for (const { title, all } of times) {
    const ratio = median(all) / median(first?.all ?? []);
    process.stdout.write(
      `${name.padEnd(14)}${title.padEnd(26)}${median(all).toFixed(0).padStart(6)} ns ${ratio.toFixed(2).padStart(6)} × forgespec\n`,
    );
  }
}
