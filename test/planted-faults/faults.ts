/** A fault that is written into a copy of the repository, to find out if the quick loop finds it. */
export interface PlantedFault {
  /** The consequence of the fault. */
  readonly says: string;
  readonly file: string;
  /** A text that the file contains exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** Four faults in each of ten rooms. Each fault compiles, and changes the behaviour of a module that was chosen at random. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    says: 'The last of several locations is not counted.',
    file: 'cli/commands/print-diagnostics.ts',
    find: 'return rest > 0 ?',
    replace: 'return rest > 1 ?',
  },
  {
    says: 'One error leads to the exit code 0.',
    file: 'cli/commands/lint/run.ts',
    find: 'return errors > 0 ||',
    replace: 'return errors > 1 ||',
  },
  {
    says: 'The project and the repository must both ignore node_modules.',
    file: 'cli/commands/init/read-project.ts',
    find: 'ignoresPackages: [folder, repository].some(',
    replace: 'ignoresPackages: [folder, repository].every(',
  },
  {
    says: 'A package without a type counts as a module.',
    file: 'cli/commands/init/read-project.ts',
    find: `=== 'module' ? 'ts' : 'mts'`,
    replace: `=== 'commonjs' ? 'mts' : 'ts'`,
  },
  {
    says: 'A link to any operation counts as a way to delete a resource.',
    file: 'contract/2-plan/cases/plan.ts',
    find: `from.name === maker && to.method === 'delete'`,
    replace: 'from.name === maker',
  },
  {
    says: 'Setting a property of a body removes the others.',
    file: 'contract/http/arguments.ts',
    find: 'value: { ...object, [name]: value }',
    replace: 'value: { [name]: value }',
  },
  {
    says: 'A request that uses up a resource is never sent.',
    file: 'contract/3-ask/run-case.ts',
    find: `if (consumes && succeeds && name !== 'minimal')`,
    replace: 'if (consumes && succeeds)',
  },
  {
    says: 'The media type of a stored exchange is lost.',
    file: 'contract/5-report/stored-exchange.ts',
    find: `type: response.headers['content-type'],`,
    replace: `type: response.headers['accept'],`,
  },
  {
    says: 'The earlier items of an array are removed first.',
    file: 'description/load/structure/repairs.ts',
    find: '.toSorted((a, b) => b - a)',
    replace: '.toSorted((a, b) => a - b)',
  },
  {
    says: 'A field is not required in version 3.1.',
    file: 'description/load/structure/missing-fields.ts',
    find: `isRequired === 'before 3.2' && version !== '3.2'`,
    replace: `isRequired === 'before 3.2' && version === '3.0'`,
  },
  {
    says: 'The last of two operations with the same method counts.',
    file: 'description/openapi/operations-of.ts',
    find: 'if (isJsonObject(operation) && !found.has(method))',
    replace: 'if (isJsonObject(operation))',
  },
  {
    says: 'Methods with different letter case count as different.',
    file: 'description/load/structure/additional-methods-rule.ts',
    find: 'known.set(method, first ?? key)',
    replace: 'known.set(key, first ?? key)',
  },
  {
    says: 'A numeric part of a pre-release counts as higher than a word.',
    file: 'diff/release/semantic-version.ts',
    find: 'return isNumber === true ? -1 : 1;',
    replace: 'return isNumber === true ? 1 : -1;',
  },
  {
    says: 'An accepted change expires a day too early.',
    file: 'diff/accepted-changes.ts',
    find: 'expires < today',
    replace: 'expires <= today',
  },
  {
    says: 'Objects with the same limit do not count as a subset.',
    file: 'diff/schema/subset/objects.ts',
    find: 'mostProperties(readerOfA, a) <= b.maxProperties &&',
    replace: 'mostProperties(readerOfA, a) < b.maxProperties &&',
  },
  {
    says: 'Warnings do not require a release.',
    file: 'diff/summary.ts',
    find: 'if (counts.warning > 0 || counts.compatible > 0)',
    replace: 'if (counts.compatible > 0)',
  },
  {
    says: 'The client of an API with OAuth flows for users has no function that begins them.',
    file: 'generator/emitters/client/features.ts',
    find: `authorizationCodes: (api) => hasFlow(api, 'authorizationCode')`,
    replace: `authorizationCodes: (api) => hasFlow(api, 'clientCredentials')`,
  },
  {
    says: 'The first of several types counts as the only one.',
    file: 'generator/emitters/validators/family.ts',
    find: 'others.length === 1 ? others[0]',
    replace: 'others.length >= 1 ? others[0]',
  },
  {
    says: 'An array of arrays counts as an array of scalars.',
    file: 'generator/emitters/client/query-parameter-writer.ts',
    find: `type.has('object') || type.has('array'));`,
    replace: `type.has('object'));`,
  },
  {
    says: 'The address for refreshing tokens is left out.',
    file: 'generator/emitters/client/security-schemes-module.ts',
    find: `['tokenUrl', 'refreshUrl', 'authorizationUrl'`,
    replace: `['tokenUrl', 'authorizationUrl'`,
  },
  {
    says: 'Each OPTIONS request of a browser counts as a preflight request.',
    file: 'mock/cross-origin.ts',
    find: ` && headers['access-control-request-method'] !== undefined;`,
    replace: ';',
  },
  {
    says: 'The length of one violation is limited, in place of their sum.',
    file: 'mock/violations.ts',
    find: 'if (length > MAX_HEADER_LENGTH)',
    replace: 'if (entry.length > MAX_HEADER_LENGTH)',
  },
  {
    says: 'The method QUERY counts as known to Prism.',
    file: 'mock/prism-operations.ts',
    find: `new Set(methods.filter((method) => method !== 'query'))`,
    replace: 'new Set(methods)',
  },
  {
    says: 'A preference for dynamic responses is not rejected.',
    file: 'mock/stubs/example-handlers.ts',
    find: 'if (dynamic || seed !== undefined)',
    replace: 'if (dynamic && seed !== undefined)',
  },
  {
    says: 'Lines with the indentation of an empty key do not belong to it.',
    file: 'model/check/without-content.ts',
    find: 'if (indentation > location.column - 1)',
    replace: 'if (indentation >= location.column - 1)',
  },
  {
    says: 'A cookie with explode: false is reported too.',
    file: 'model/from-document/check-parameters.ts',
    find: `if (parameter.in === 'cookie' && explode)`,
    replace: `if (parameter.in === 'cookie')`,
  },
  {
    says: 'A sample that is exactly as long as allowed is not used.',
    file: 'model/values/sample-text.ts',
    find: 'known.length <= maxLength ?',
    replace: 'known.length < maxLength ?',
  },
  {
    says: 'Percent signs do not count as characters that must be escaped.',
    file: 'model/from-document/component-names.ts',
    find: '/[~/%#]/u.test(name)',
    replace: '/[~/]/u.test(name)',
  },
  {
    says: 'A solved problem is shown again.',
    file: 'reference/serve/change-feed.ts',
    find: '      version = randomUUID();\n      problem = undefined;',
    replace: '      version = randomUUID();',
  },
  {
    says: 'Code with a backtick has no space at its ends.',
    file: 'reference/markdown/markdown-text.ts',
    find: 'const padding = longest > 0',
    replace: 'const padding = longest > 1',
  },
  {
    says: 'The site does not respond to HEAD requests.',
    file: 'reference/serve/site-server.ts',
    find: `const isRetrieval = isGetOrHead(request.method ?? '');`,
    replace: `const isRetrieval = request.method === 'GET';`,
  },
  {
    says: 'The last page has no previous page.',
    file: 'reference/content/site-pages.ts',
    find: 'previous: order[index - 1],',
    replace: 'previous: order[index + 1] && order[index - 1],',
  },
  {
    says: 'A fault affects one request too many.',
    file: 'sandbox/control/faults.ts',
    find: 'left > 0)',
    replace: 'left >= 0)',
  },
  {
    says: 'A tag has priority over a branch of the same name.',
    file: 'sandbox/git/refs.ts',
    find: '[`refs/heads/${name}`, `refs/tags/${name}`]',
    replace: '[`refs/tags/${name}`, `refs/heads/${name}`]',
  },
  {
    says: 'Schedules run although they are not active.',
    file: 'sandbox/areas/pipeline-schedules/run-schedule.ts',
    find: 'and(eq(pipelineSchedules.active, true), lte(',
    replace: 'and(lte(',
  },
  {
    says: 'A body with both properties is accepted.',
    file: 'sandbox/control/move-clock.ts',
    find: 'if ((now === undefined) === (advance === undefined))',
    replace: 'if (now === undefined && advance === undefined)',
  },
  {
    says: 'The last of several equally near words is suggested.',
    file: 'templates/shared/suggestion.ts',
    find: 'if (edits >= least)',
    replace: 'if (edits > least)',
  },
  {
    says: 'A response with status 204 may have a body.',
    file: 'templates/validators/judge-response.ts',
    find: 'content === undefined || hasNoBody(status)',
    replace: 'content === undefined',
  },
  {
    says: 'The relative pointer 0 is invalid.',
    file: 'templates/validators/formats/json-pointer.ts',
    find: '(at > start + 1 &&',
    replace: '(at > start &&',
  },
  {
    says: 'A range such as image/* is sent as a content type.',
    file: 'templates/client/content-types.ts',
    find: 'if (format !== undefined && !isRange(format.contentType))',
    replace: 'if (format !== undefined)',
  },
];
