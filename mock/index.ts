/** Starting a mock from a description. */

export { startMock, type StartMockOptions } from './start-mock.ts';
export { ScenarioError } from './scenario/read-scenario.ts';
export type { Mock } from './start-prism-mock.ts';
export { sendMockRequest, type SendMockRequestOptions } from './outgoing/send-mock-request.ts';
export { OutgoingRequestError } from './outgoing/outgoing-request-error.ts';
export type { SentMockRequest } from './outgoing/send-described.ts';
