import { Refusal } from './refusal.ts';

/** The refusal of a request whose connection closes before its body is complete. */
export const brokenOff = (): Refusal => new Refusal(400, 'The connection closed before the body ended.');
