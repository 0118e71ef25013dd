import type { Availability } from '../2-model/availability.ts';

/**
 * Returns sentences about the availability of an operation, a parameter or a schema. For example, one of the sentences contains the lowest
 * role that has access.
 */
export function availabilitySentences(availability: Availability): string[] {
  const { role, tiers, offerings, flag, since, removal, deprecated } = availability;
  const sentences = [
    role === undefined ? '' : `Lowest role: ${role}.`,
    tiers.length === 0 ? '' : `Tiers: ${tiers.join(', ')}.`,
    offerings.length === 0 ? '' : `Offerings: ${offerings.join(', ')}.`,
    since === undefined ? '' : `Since ${since}.`,
    flag === undefined ? '' : `Behind the feature flag \`${flag}\`.`,
    removal === undefined || deprecated ? '' : `To be removed in ${removal}.`,
  ];
  return sentences.filter((text) => text !== '');
}

/**
 * Returns the text of the tag `@deprecated`. The text contains the replacement, and the version of the service that removes the deprecated
 * part.
 */
export function deprecation({ replacedBy, removal }: Availability): string {
  const replacement =
    replacedBy === undefined ? '' : `Use ${/^\w+$/u.test(replacedBy) ? `\`${replacedBy}\`` : replacedBy} instead.`;
  return `${replacement} ${removal === undefined ? '' : `To be removed in ${removal}.`}`;
}
