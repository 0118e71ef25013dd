import { loadSubject, type ContractSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures, type Fixtures } from '../../contract/2-plan/fixtures.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { openSandbox } from '../../sandbox/start-sandbox.ts';
import { deskFaults } from './desk/faults.ts';
import { startDesk } from './desk/server.ts';
import { libraryFaults } from './library/faults.ts';
import { startLibrary } from './library/server.ts';
import { secondLibraryFaults } from './library-2/faults.ts';
import type { PlantedFault } from './planted-fault.ts';
import { secondServiceFaults } from './service-2/faults.ts';
import { thirdServiceFaults } from './service-3/faults.ts';
import { serviceFaults } from './service/faults.ts';
import { shopFaults } from './shop/faults.ts';
import { startShop } from './shop/server.ts';

/**
 * The servers: our own API, the API of a library, which has other names, and those of a desk and a shop, with which no law was developed
 * when their faults were written.
 */
export const apiNames = ['service', 'library', 'desk', 'shop'] as const;

export type ApiName = (typeof apiNames)[number];

/** A running server that conforms to its description. */
export interface StartedApi {
  readonly subject: ContractSubject;
  readonly fixtures: Fixtures;
  readonly url: string;
  close(): Promise<void>;
}

/** The sets of faults. Each set is divided into halves on its own, so that a new set does not change the halves of the others. */
export const faultSets = ['first', 'second', 'third', 'fourth'] as const;

export type FaultSet = (typeof faultSets)[number];

export const faultsByApi: Readonly<Record<ApiName, Readonly<Record<FaultSet, readonly PlantedFault[]>>>> = {
  service: { first: serviceFaults, second: secondServiceFaults, third: thirdServiceFaults, fourth: [] },
  library: { first: libraryFaults, second: secondLibraryFaults, third: [], fourth: [] },
  desk: { first: [], second: deskFaults, third: [], fourth: [] },
  shop: { first: [], second: [], third: [], fourth: shopFaults },
};

interface SampleApi {
  readonly spec: string;
  readonly fixtures?: string;
  start(): Promise<{ readonly url: string; close(): Promise<void> }>;
}

const samples: Readonly<Record<ApiName, SampleApi>> = {
  service: { spec: 'spec/openapi.yaml', fixtures: 'examples/contract/sandbox.yaml', start: () => openSandbox() },
  library: { spec: 'bench/contract-faults/library/openapi.yaml', start: startLibrary },
  desk: {
    spec: 'bench/contract-faults/desk/openapi.yaml',
    fixtures: 'bench/contract-faults/desk/contract.yaml',
    start: startDesk,
  },
  shop: { spec: 'bench/contract-faults/shop/openapi.yaml', start: startShop },
};

/** Starts the server of an API on loopback. */
export async function startApi(name: ApiName): Promise<StartedApi> {
  const { spec, fixtures, start } = samples[name];
  const { subject } = await loadSubject(spec);
  if (subject === undefined) throw new Error(`${spec} has errors.`);
  const server = await start();
  return {
    subject,
    fixtures: fixtures === undefined ? noFixtures : readFixtures(fixtures, subject),
    url: server.url,
    close: async () => server.close(),
  };
}
