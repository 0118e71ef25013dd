/** The rules of Redocly for all kinds of descriptions. Their documentation is in the folder `common`. */
const common = [
  'no-duplicated-enum-values',
  'no-enum-type-mismatch',
  'no-mixed-number-range-constraints',
  'no-required-schema-properties-undefined',
  'no-schema-type-mismatch',
  'no-unresolved-refs',
  'no-unsafe-markdown',
  'security-scopes-defined',
  'struct',
];

/** The rules of Redocly for OpenAPI only. Their documentation is in the folder `oas`. */
const forOpenApi = [
  'array-parameter-serialization',
  'boolean-parameter-prefixes',
  'component-name-unique',
  'info-contact',
  'info-license',
  'info-license-strict',
  'no-ambiguous-paths',
  'no-duplicated-tag-names',
  'no-empty-servers',
  'no-example-value-and-externalValue',
  'no-http-verbs-in-paths',
  'no-identical-paths',
  'no-illogical-composition-keywords',
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
  'no-path-trailing-slash',
  'no-server-example.com',
  'no-server-trailing-slash',
  'no-server-variables-empty-enum',
  'no-undefined-server-variable',
  'no-unused-components',
  'nullable-type-sibling',
  'operation-2xx-response',
  'operation-4xx-problem-details-rfc7807',
  'operation-4xx-response',
  'operation-description',
  'operation-operationId',
  'operation-operationId-unique',
  'operation-operationId-url-safe',
  'operation-parameters-unique',
  'operation-singular-tag',
  'operation-summary',
  'operation-tag-defined',
  'parameter-description',
  'path-declaration-must-exist',
  'path-http-verbs-order',
  'path-not-include-query',
  'path-parameters-defined',
  'path-segment-plural',
  'paths-kebab-case',
  'request-mime-type',
  'required-string-property-missing-min-length',
  'response-contains-header',
  'response-contains-property',
  'response-mime-type',
  'scalar-property-missing-example',
  'security-defined',
  'spec-components-invalid-map-name',
  'spec-example-values',
  'spec-ref-siblings',
  'spec-strict-refs',
  'tag-description',
  'tags-alphabetical',
];

/**
 * The names of the built-in rules of Redocly. The list is written by hand, because loading Redocly to read the names would slow down
 * commands such as `forgespec --help`.
 */
export const builtInRuleNames: readonly string[] = [...common, ...forOpenApi].toSorted();

/** Returns the URL of the documentation of a built-in rule of Redocly. Returns undefined for any other code. */
export function ruleAddress(rule: string): string | undefined {
  if (rule === 'assertions' || rule.startsWith('rule/')) return 'https://redocly.com/docs/cli/rules/configurable-rules';
  const folder = common.includes(rule) ? 'common' : forOpenApi.includes(rule) ? 'oas' : undefined;
  return folder && `https://redocly.com/docs/cli/rules/${folder}/${rule.replaceAll('.', '-')}`;
}
