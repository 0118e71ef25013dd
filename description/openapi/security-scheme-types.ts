/**
 * The `type` of a Security Scheme Object.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#security-scheme-object
 */
export const securitySchemeTypes = ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'] as const;

export type SecuritySchemeType = (typeof securitySchemeTypes)[number];
