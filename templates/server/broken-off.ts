import { Refusal } from './refusal.ts';

/** The refusal of a request whose connection closes before its body is complete. */
export const brokenOff = (): Refusal => new Refusal(400, 'The request ended before its body did.');
