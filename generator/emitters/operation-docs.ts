import { documentedSuccesses, type Facts, type OperationModel, type Response } from '@forgespec/model';
import { commentLines, tagLines } from '../code/comment.ts';
import { availabilitySentences, deprecation } from './availability-docs.ts';
import { withoutWireText } from './wire-notes.ts';

/**
 * Returns the lines of the doc comment of an operation. The comment contains the description, the method, the path, and facts that callers
 * need.
 */
export function operationDocs(operation: OperationModel): string[] {
  const { summary, description, method, path, facts } = operation;
  const paragraphs = [
    commentLines(summary === undefined ? '' : sentence(summary)),
    commentLines(withoutWireText(description ?? '')),
    commentLines(`\`${method.toUpperCase()} ${path}\``),
    commentLines(factSentences(facts).join(' ')),
  ];
  const lines = paragraphs.flatMap((paragraph) => (paragraph.join('') === '' ? [] : ['', ...paragraph]));
  const tags = facts.deprecated ? tagLines('@deprecated', deprecation(facts)) : [];
  return [...lines.slice(1), ...(tags.length === 0 ? [] : ['', ...tags])];
}

const sentence = (text: string): string => (/[.!?:]$/u.test(text.trim()) ? text : `${text.trim()}.`);

function factSentences(facts: Facts): string[] {
  const isEarly = facts.isAsync ? ['The response comes before the work is done.'] : [];
  return [...availabilitySentences(facts), ...isEarly];
}

/**
 * Returns the `@throws` tags of an operation. One tag lists the statuses of the failures that are components: the type of the component has
 * their text. Each other failure has a tag with its text. A redirect is not a failure, because the client follows redirects. The response
 * `default` is not a failure if it is the documented success.
 */
export function throwsDocs(operation: OperationModel): string[] {
  const successes = documentedSuccesses(operation);
  const failures = operation.responses.filter(
    (response) => /^(?:[45]|304|default)/u.test(response.status) && !successes.includes(response),
  );
  const shared = failures.filter(isComponent).map(({ status }) => status);
  return [
    ...(shared.length === 0 ? [] : [`@throws {ApiError} ${shared.join(', ')}`]),
    ...failures
      .filter((response) => !isComponent(response))
      .flatMap(({ status, description }) => tagLines(`@throws {ApiError} ${status}:`, withoutWireText(description))),
  ];
}

const isComponent = ({ pointer }: Response): boolean => pointer.startsWith('#/components/responses/');
