import type { Availability } from '@forgespec/model';

/** Returns sentences about the availability of an operation, a parameter or a schema. Example: `Lowest role: Developer.` */
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

/** Returns the text for the tag `@deprecated`. Example: `Use GET /pets instead. To be removed in 18.0.` */
export function deprecation({ replacedBy, removal }: Availability): string {
  const replacement =
    replacedBy === undefined ? '' : `Use ${/^\w+$/u.test(replacedBy) ? `\`${replacedBy}\`` : replacedBy} instead.`;
  return `${replacement} ${removal === undefined ? '' : `To be removed in ${removal}.`}`;
}
