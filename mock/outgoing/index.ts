/** Sending the webhooks and callbacks of a description. */

export { OutgoingRequestError } from './outgoing-request-error.ts';
export { reasonOf } from '../reason-of.ts';
export { sendDescribed } from './send-described.ts';
