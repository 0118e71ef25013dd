import { loadSubject, type ContractSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures, type Fixtures } from '../../contract/2-plan/fixtures.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { openSandbox } from '../../sandbox/start-sandbox.ts';
import { libraryFaults } from './library/faults.ts';
import { startLibrary } from './library/server.ts';
import type { PlantedFault } from './planted-fault.ts';
import { serviceFaults } from './service/faults.ts';

/** The servers: our own API, and the API of a library, which has other names. */
export const apiNames = ['service', 'library'] as const;

export type ApiName = (typeof apiNames)[number];

/** A running server that conforms to its description. */
export interface StartedApi {
  readonly subject: ContractSubject;
  readonly fixtures: Fixtures;
  readonly url: string;
  close(): Promise<void>;
}

export const faultsByApi: Readonly<Record<ApiName, readonly PlantedFault[]>> = {
  service: serviceFaults,
  library: libraryFaults,
};

/** Starts the server of an API on loopback. */
export async function startApi(name: ApiName): Promise<StartedApi> {
  const isService = name === 'service';
  const spec = isService ? 'spec/openapi.yaml' : 'bench/contract-faults/library/openapi.yaml';
  const { subject } = await loadSubject(spec);
  if (subject === undefined) throw new Error(`${spec} has errors.`);
  const server = isService ? await openSandbox() : await startLibrary();
  const fixtures = isService ? readFixtures('examples/contract/sandbox.yaml', subject) : noFixtures;
  return { subject, fixtures, url: server.url, close: async () => server.close() };
}
