import { statusErrors } from '@forgespec/generator/emitters';
import { stringLiteral } from '@forgespec/generator/code';
import { clientOptions } from '../samples/client-options.ts';
import { useOfResult } from '../samples/use-of-result.ts';
import { callOf, type GuideOperation, type GuideSubject } from './guide-operation.ts';
import { codeOf, type GuideSection } from './guide-section.ts';

/** Returns the section that creates the client and calls the first operations. */
export function firstSection(
  { api, modules }: GuideSubject,
  first: GuideOperation,
  create: GuideOperation | undefined,
): GuideSection {
  const use = (called: GuideOperation): string => useOfResult(called.operation, api, callOf(called));
  return {
    title: 'First calls',
    parts: [
      codeOf(
        `import { createClient } from ${stringLiteral(modules.client)};`,
        '',
        `const client = createClient(${clientOptions(first.operation, api)});`,
        '',
        use(first),
      ),
      ...(api.securitySchemes.length === 0
        ? ['The option `auth` sends a token: `createClient({ auth: process.env.TOKEN })`.']
        : []),
      ...(create === undefined || create === first ? [] : [codeOf(use(create))]),
      'The arguments are the path parameters, if the path has some; then the query for GET, HEAD and DELETE, or the body for other methods; ' +
        'then the options of the call, which also take headers.',
    ],
  };
}

/** Returns the section about errors. It handles a status that the description has for the operation. */
export function errorSection({ api, modules }: GuideSubject, called: GuideOperation): GuideSection {
  const { operation } = called;
  const statuses = new Set(operation.responses.map(({ status }) => Number(status)));
  const documented = statusErrors(api).filter(({ status }) => status >= 400 && statuses.has(status));
  const named = documented.find(({ status }) => !usualStatuses.includes(status)) ?? documented[0];
  const names = ['ApiError', 'ConnectionError', ...(named === undefined ? [] : [named.symbol.name])];
  const branches = [
    ...(named === undefined
      ? []
      : [`if (error instanceof ${named.symbol.name}) console.error('refused:', error.reason);`]),
    'if (error instanceof ApiError) console.error(error.status, error.reason, error.requestId);',
    'if (error instanceof ConnectionError) console.error(error.code); // such as host-not-found or timeout',
    'throw error;',
  ];
  return {
    title: 'Errors',
    parts: [
      codeOf(
        `import { ${names.toSorted().join(', ')} } from ${stringLiteral(modules.client)};`,
        '',
        'try {',
        `await ${callOf(called)};`,
        '} catch (error) {',
        branches.join('\nelse '),
        '}',
      ),
      `The message of an error has the operation, the status, the words of the service and the id of the request, in one line. After \`isErrorOf(error, ${stringLiteral(operation.id).replaceAll('`', "'")})\`, \`error.status\` determines the type of \`error.body\`.`,
    ],
  };
}

/** Statuses that say little about an operation, because most operations have them. */
const usualStatuses: readonly number[] = [401, 403];

/** Returns the section about lists in pages. */
export function listSection(called: GuideOperation): GuideSection {
  const call = callOf(called);
  return {
    title: 'Lists in pages',
    parts: [
      codeOf(
        `for await (const item of ${call}) console.log(item); // the items of all pages`,
        `const items = await ${call}.all(500); // at most 500 items`,
        `const page = await ${call}.page(); // one page`,
        'console.log(items.length, page.items, page.continuationToken);',
      ),
      'A page is requested when its first item is needed, so `break` saves requests. `await page.next()` reads the next page, and the option `continuationToken` continues later.',
    ],
  };
}

/** Returns the section about retries, time limits, and the response of a call. */
export function optionSection({ modules }: GuideSubject, called: GuideOperation): GuideSection {
  return {
    title: 'Retries, time limits and the response',
    parts: [
      'The client repeats a request after a broken connection, or if the service is busy (408, 429, 500, 502, 503, 504), if that is safe: a POST only after 429, or after 503 with `Retry-After`. It waits for the time in `Retry-After`. An attempt takes at most 60 seconds.',
      codeOf(
        `import { withResponse } from ${stringLiteral(modules.client)};`,
        '',
        'const patient = client.withOptions({ retry: { times: 5 }, timeout: 300_000 }); // it shares the connections of client',
        `await ${callOf(called).replace(/^client/u, 'patient')};`,
        `const { data, response, requestId } = await withResponse(${callOf(called, { options: ['deadline: 10_000'] })});`,
        "console.log(data, response.headers.get('content-type'), requestId);",
      ),
    ],
  };
}
