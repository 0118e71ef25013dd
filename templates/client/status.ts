import type { StatusIn, StatusRange } from '../shared/status-code.ts';

/** 200 to 299. */
export type SuccessStatus = StatusIn<'2XX'>;

/** 300 to 599. */
export type FailureStatus = StatusIn<'3XX' | '4XX' | '5XX'>;

/**
 * The statuses that a key of `responses` stands for: `404` for itself; `4XX` and `default` for those that no other key names more
 * exactly.
 */
export type StatusesOf<Key, Keys> = Key extends number
  ? Key
  : Key extends Exclude<StatusRange, '1XX'>
    ? Exclude<StatusIn<Key>, Keys>
    : Key extends 'default'
      ? Exclude<FailureStatus | SuccessStatus, StatusesOf<Exclude<Keys, 'default'>, Keys>>
      : never;
