/** Starting a mock from a description. */

export { startMock, type StartMockOptions } from './start-mock.ts';
export { ScenarioError } from './scenario/read-scenario.ts';
export type { Mock } from './start-prism-mock.ts';
