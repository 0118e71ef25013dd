import { literalMarkdown, markdownWithoutHtml } from '@forgespec/generator/code/markdown';
import type { Availability } from '@forgespec/generator/model/availability';
import type { Operation } from '@forgespec/generator/model/operation';
import type { Schema } from '@forgespec/generator/model/schema';
import { code } from './markdown-text.ts';

/** What else a reader must know of an operation, parameter or property, in short sentences. */
export function remarks(availability: Availability): string[] {
  const { deprecated, replacedBy, removal, since, role, tiers, offerings, flag, notShown } = availability;
  const sentences = [
    deprecated ? `**Deprecated**${replacedBy === undefined ? '' : `: use ${markdownWithoutHtml(replacedBy)}`}.` : '',
    removal === undefined ? '' : `To be removed in ${literalMarkdown(removal)}.`,
    since === undefined ? '' : `Since ${literalMarkdown(since)}.`,
    role === undefined ? '' : `Lowest role: ${literalMarkdown(role)}.`,
    tiers.length === 0 ? '' : `Tiers: ${literalMarkdown(tiers.join(', '))}.`,
    offerings.length === 0 ? '' : `Offerings: ${literalMarkdown(offerings.join(', '))}.`,
    flag === undefined ? '' : `Behind the feature flag ${code(flag)}.`,
    notShown === undefined ? '' : `Not shown: ${markdownWithoutHtml(notShown)}.`,
  ];
  return sentences.filter((sentence) => sentence !== '');
}

/** Returns a sentence that names the other part of a request in which an operation takes its parameters, if it has one. */
export function otherPlaceRemark({ alsoTakesParametersIn }: Operation): string[] {
  switch (alsoTakesParametersIn) {
    case 'body':
      return [
        'The query parameters may be sent in a form or JSON body instead, with the names of arrays without `[]` in JSON.',
      ];
    case 'query':
      return ['The properties of the body may be sent in the query instead, written as in a form.'];
    case undefined:
      return [];
  }
}

/** What holds where nothing is sent, as a sentence. */
export function defaultRemark(schema: Schema | undefined): string[] {
  const [value] = (schema?.kind === 'keywords' ? schema.annotations.default : undefined) ?? [];
  return value === undefined ? [] : [`Default: ${code(JSON.stringify(value))}.`];
}
