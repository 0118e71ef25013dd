import { stringLiteral } from '@forgespec/generator/code';
import { documentedSuccesses, type OperationModel } from '@forgespec/model';
import { clientOptions } from '../samples/client-options.ts';
import { resultLiteral } from '../samples/handler-sample.ts';
import { callOf, type GuideOperation, type GuideSubject } from './guide-operation.ts';
import { codeOf, type GuideSection } from './guide-section.ts';

/** Returns the section about messages that are compared with the description. */
export function validationSection({ api, modules }: GuideSubject, { operation }: GuideOperation): GuideSection {
  return {
    title: 'Checked messages',
    parts: [
      codeOf(
        `import { createClient } from ${stringLiteral(modules.client)};`,
        `import { validation } from ${stringLiteral(modules.validation)};`,
        '',
        `const checked = createClient(${clientOptions(operation, api, ["middleware: [validation('both')]"])});`,
      ),
      'A call of this client fails if its request or its response does not match the description. The validators add much to a bundle.',
    ],
  };
}

/** Returns the section about tests of programs that use the client. */
export function testSection({ api, schemas, modules }: GuideSubject, called: GuideOperation): GuideSection {
  const { area, operation } = called;
  const name = stringLiteral(`${area.name}.${operation.shortName}`);
  const reply = emptyListReply(operation) ?? resultLiteral(operation, schemas);
  const replies = reply.length > longestReply ? [] : [`service.reply(${name}, ${reply});`];
  const isAnswered = replies.length > 0;
  return {
    title: 'Tests without a network',
    parts: [
      codeOf(
        `import { createClient } from ${stringLiteral(modules.client)};`,
        `import { testService } from ${stringLiteral(modules.testing)};`,
        '',
        'const service = testService();',
        `const client = createClient(${clientOptions(operation, api, ['fetch: service.fetch'], () => "'any'")});`,
        '',
        ...replies,
        `service.failOnce(${name}, 503); // the next call gets this status`,
        ...(isAnswered ? [`await ${callOf(called)}; // the client has repeated the request`] : []),
        `console.log(service.requestsTo(${name}));`,
        ...(isAnswered ? ['service.check(); // throws the first error, or names a reply that was not used'] : []),
      ),
      'The compiler and the validators check the replies, so a test cannot contradict the description.',
    ],
  };
}

/** The length of the longest reply that is shown. */
const longestReply = 1500;

/** Returns the code of a reply with an empty list, if the successful response is a list without required headers. */
function emptyListReply(operation: OperationModel): string | undefined {
  const [{ status, headers, contents } = { status: '', headers: [], contents: [] }] = documentedSuccesses(operation);
  const [content, ...others] = contents;
  const { schema } = content ?? {};
  const isList = schema?.kind === 'keywords' && schema.type?.join() === 'array' && schema.minItems === undefined;
  if (!isList || others.length > 0 || headers.some(({ required }) => required)) return undefined;
  return `{ status: ${/^\d+$/u.test(status) ? status : 200}, body: [] }`;
}
