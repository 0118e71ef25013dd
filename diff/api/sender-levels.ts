import type { ChangeLevel } from '../change.ts';
import type { Effect } from '../schema/compare/finding.ts';

/** The levels of a change: in a message that the API reads, and in a message that the API sends. */
type SenderLevels = readonly [read: ChangeLevel, sent: ChangeLevel];

/**
 * The level of each change, by the side that sends the message. The API reads the requests of its operations, and sends the responses. The
 * requests of webhooks and callbacks are sent by the API, and it reads their responses. The effects are those of schemas. All other changes
 * are those of the parts of a message.
 */
const levels = {
  // The effects of changed schemas.
  narrower: ['breaking', 'compatible'],
  wider: ['compatible', 'breaking'],
  both: ['breaking', 'breaking'],
  'narrower-at-least': ['breaking', 'warning'],
  'wider-at-least': ['warning', 'breaking'],
  unknown: ['warning', 'warning'],
  neutral: ['compatible', 'compatible'],
  text: ['documentation', 'documentation'],
  // Parameters, headers and bodies.
  added: ['compatible', 'compatible'],
  'added-as-required': ['breaking', 'compatible'],
  'became-required': ['breaking', 'compatible'],
  'became-optional': ['compatible', 'breaking'],
  'body-removed': ['breaking', 'breaking'],
  'header-removed': ['compatible', 'warning'],
  'required-header-removed': ['compatible', 'breaking'],
  // A server may ignore an unknown parameter, or reject the request.
  'parameter-removed': ['warning', 'warning'],
  'required-parameter-removed': ['warning', 'breaking'],
  'empty-value-forbidden': ['breaking', 'compatible'],
  'serialization-changed': ['breaking', 'breaking'],
  // Callers choose a media type of a response with `Accept`. The receivers of a request cannot choose.
  'request-media-type-added': ['compatible', 'breaking'],
  'response-media-type-added': ['compatible', 'compatible'],
  'media-type-removed': ['breaking', 'breaking'],
  'media-range-narrowed': ['breaking', 'compatible'],
} as const satisfies Readonly<Record<Effect, SenderLevels>> & Readonly<Record<string, SenderLevels>>;

/** An effect of a changed schema, or a change of a part of a message. */
export type SenderChange = keyof typeof levels;

/** All {@link SenderChange}s. */
export const senderChanges = Object.keys(levels) as SenderChange[];

/** Returns the level of a change. `isSent` is true if the API sends the message. */
export const levelFor = (change: SenderChange, isSent: boolean): ChangeLevel => levels[change][isSent ? 1 : 0];
