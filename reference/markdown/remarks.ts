import { literalMarkdown, markdownWithoutHtml } from '@forgespec/description/text/markdown';
import type { Availability, Label, OperationModel, Schema } from '@forgespec/model';
import { inlineCode } from './markdown-text.ts';

/** Returns short sentences about the availability of an operation, parameter or property. */
export function remarks(availability: Availability): string[] {
  const { deprecated, replacedBy, removal, since, role, tiers, offerings, flag, notShown } = availability;
  const sentences = [
    deprecated ? `**Deprecated**${replacedBy === undefined ? '' : `: use ${markdownWithoutHtml(replacedBy)}`}.` : '',
    removal === undefined ? '' : `To be removed in ${literalMarkdown(removal)}.`,
    since === undefined ? '' : `Since ${literalMarkdown(since)}.`,
    role === undefined ? '' : `Lowest role: ${literalMarkdown(role)}.`,
    tiers.length === 0 ? '' : `Tiers: ${literalMarkdown(tiers.join(', '))}.`,
    offerings.length === 0 ? '' : `Offerings: ${literalMarkdown(offerings.join(', '))}.`,
    flag === undefined ? '' : `Behind the feature flag ${inlineCode(flag)}.`,
    notShown === undefined ? '' : `Not documented: ${markdownWithoutHtml(notShown)}.`,
  ];
  return sentences.filter((sentence) => sentence !== '');
}

/**
 * Returns a sentence if the operation also accepts its query parameters in the body, or its body properties in the
 * query. Otherwise returns an empty list.
 */
export function alternativePartRemark({ alsoTakesParametersIn }: OperationModel): string[] {
  switch (alsoTakesParametersIn) {
    case 'body':
      return [
        'The query parameters may be sent in a form or JSON body instead. In JSON, the names of arrays have no `[]`.',
      ];
    case 'query':
      return ['The properties of the body may be sent in the query instead, encoded as in a form.'];
    case undefined:
      return [];
  }
}

/** Returns a sentence with the default value, or an empty list if there is no default. */
export function defaultRemark(schema: Schema | undefined): string[] {
  const [value] = (schema?.kind === 'keywords' ? schema.annotations.default : undefined) ?? [];
  return value === undefined ? [] : [`Default: ${inlineCode(JSON.stringify(value))}.`];
}

/** Returns the words of a label: `Beta` for the kind `badge`, and `Audience: Partners` for the kind `audience`. */
export const labelWords = ({ kind, text }: Label): string =>
  kind === 'badge' ? text : `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}: ${text}`;
