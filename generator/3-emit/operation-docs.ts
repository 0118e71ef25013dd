import type { Facts, OperationModel } from '../2-model/operation.ts';
import { commentLines, tagLines } from '../code/comment.ts';

/** Returns the lines of the doc comment of an operation: its description, its method and path, and facts that callers need. */
export function operationDocs(operation: OperationModel): string[] {
  const { summary, description, method, path, facts } = operation;
  const paragraphs = [
    commentLines(summary === undefined ? '' : sentence(summary)),
    commentLines(description ?? ''),
    commentLines(`\`${method.toUpperCase()} ${path}\``),
    commentLines(factSentences(facts).join(' ')),
  ];
  const lines = paragraphs.flatMap((paragraph) => (paragraph.join('') === '' ? [] : ['', ...paragraph]));
  const tags = facts.deprecated ? tagLines('@deprecated', deprecation(facts)) : [];
  return [...lines.slice(1), ...(tags.length === 0 ? [] : ['', ...tags])];
}

const sentence = (text: string): string => (/[.!?:]$/u.test(text.trim()) ? text : `${text.trim()}.`);

function factSentences({ role, tiers, offerings, flag, since, isAsync, removal, deprecated }: Facts): string[] {
  const sentences = [
    role === undefined ? '' : `Lowest role: ${role}.`,
    tiers.length === 0 ? '' : `Tiers: ${tiers.join(', ')}.`,
    offerings.length === 0 ? '' : `Offerings: ${offerings.join(', ')}.`,
    since === undefined ? '' : `Since ${since}.`,
    flag === undefined ? '' : `Behind the feature flag \`${flag}\`.`,
    isAsync ? 'The response comes before the work is done.' : '',
    removal === undefined || deprecated ? '' : `To be removed in ${removal}.`,
  ];
  return sentences.filter((text) => text !== '');
}

function deprecation({ replacedBy, removal }: Facts): string {
  const replacement =
    replacedBy === undefined ? '' : `Use ${/^\w+$/u.test(replacedBy) ? `\`${replacedBy}\`` : replacedBy} instead.`;
  return `${replacement} ${removal === undefined ? '' : `To be removed in ${removal}.`}`;
}

/** Returns a `@throws` tag for each failure response. A redirect is not a failure, because the client follows it. */
export function throwsDocs({ responses }: OperationModel): string[] {
  return responses
    .filter(({ status }) => /^(?:[45]|304|default)/u.test(status))
    .flatMap(({ status, description }) => tagLines(`@throws {ApiError} ${status}:`, description));
}
