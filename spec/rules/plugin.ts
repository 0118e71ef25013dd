import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { clientNamePresent } from './rules/client-name-present.ts';
import { companionDefined } from './rules/companion-defined.ts';
import { createLinks } from './rules/create-links.ts';
import { examplePresent } from './rules/example-present.ts';
import { knownExtension } from './rules/known-extension.ts';
import { linksDefined } from './rules/links-defined.ts';
import { notShown } from './rules/not-shown.ts';
import { operationIdVerb } from './rules/operation-id-verb.ts';
import { pagination } from './rules/pagination.ts';
import { prismDeepObject } from './rules/prism-deep-object.ts';
import { prismDialect } from './rules/prism-dialect.ts';
import { prismIntegerOrString } from './rules/prism-integer-or-string.ts';
import { prismOctetStream } from './rules/prism-octet-stream.ts';
import { prismPattern } from './rules/prism-pattern.ts';
import { replacementDefined } from './rules/replacement-defined.ts';
import { responseBooleanNullable } from './rules/response-boolean-nullable.ts';
import { schemaCompiles } from './rules/schema-compiles.ts';
import { statuses } from './rules/statuses.ts';
import { summaryStyle } from './rules/summary-style.ts';
import { tokenExchangeDefined } from './rules/token-exchange-defined.ts';
import { unreferencedFragment } from './rules/unreferenced-fragment.ts';

const rules: Readonly<Record<string, Oas3Rule>> = {
  'client-name-present': clientNamePresent,
  'companion-defined': companionDefined,
  'create-links': createLinks,
  'example-present': examplePresent,
  'known-extension': knownExtension,
  'links-defined': linksDefined,
  'not-shown': notShown,
  'operation-id-verb': operationIdVerb,
  pagination,
  'prism-deep-object': prismDeepObject,
  'prism-dialect': prismDialect,
  'prism-integer-or-string': prismIntegerOrString,
  'prism-octet-stream': prismOctetStream,
  'prism-pattern': prismPattern,
  'replacement-defined': replacementDefined,
  'response-boolean-nullable': responseBooleanNullable,
  'schema-compiles': schemaCompiles,
  statuses,
  'summary-style': summaryStyle,
  'token-exchange-defined': tokenExchangeDefined,
  'unreferenced-fragment': unreferencedFragment,
};

/** Returns our rules as a Redocly plugin. In the preset `forge/all`, each rule is an error. */
export default function forge(): Plugin {
  const all = Object.fromEntries(Object.keys(rules).map((name) => [`forge/${name}`, 'error' as const]));
  return { id: 'forge', rules: { oas3: { ...rules } }, configs: { all: { rules: all } } };
}
