import type { Availability } from '../../../2-model/availability.ts';
import type { Schema } from '../../../2-model/schema.ts';
import { code } from './markdown-text.ts';

/** What else a reader must know of an operation, parameter or property, in short sentences. */
export function remarks(availability: Availability): string[] {
  const { deprecated, replacedBy, removal, since, role, tiers, offerings, flag, notShown } = availability;
  const sentences = [
    deprecated ? `**Deprecated**${replacedBy === undefined ? '' : `: use ${replacedBy}`}.` : '',
    removal === undefined ? '' : `To be removed in ${removal}.`,
    since === undefined ? '' : `Since ${since}.`,
    role === undefined ? '' : `Lowest role: ${role}.`,
    tiers.length === 0 ? '' : `Tiers: ${tiers.join(', ')}.`,
    offerings.length === 0 ? '' : `Offerings: ${offerings.join(', ')}.`,
    flag === undefined ? '' : `Behind the feature flag \`${flag}\`.`,
    notShown === undefined ? '' : `Not shown: ${notShown}.`,
  ];
  return sentences.filter((sentence) => sentence !== '');
}

/** What holds where nothing is sent, as a sentence. */
export function defaultRemark(schema: Schema | undefined): string[] {
  const [value] = (schema?.kind === 'keywords' ? schema.annotations.default : undefined) ?? [];
  return value === undefined ? [] : [`Default: ${code(JSON.stringify(value))}.`];
}
