import { parametersOf } from './parameters.ts';

/** A link in the header `Link`. */
export interface ParsedLink {
  /** The URL of the link, as in the header. It may be relative to the address of the response. */
  readonly target: string;
  /** The relation types, in lower case. */
  readonly relations: readonly string[];
}

/** Matches each link in the header `Link`, with its parameters. */
export const linkPattern: RegExp = /<([^<>]*)>((?:[^,"]|"(?:[^"\\]|\\.)*")*)/gu;

/**
 * Returns the links in the header `Link`, except links with the parameter `anchor`, which belong to another resource.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3
 */
export const parseLinks = (header: string): ParsedLink[] =>
  Array.from(header.matchAll(linkPattern), ([, target = '', text = '']) => ({ target, parameters: parametersOf(text) }))
    .filter(({ parameters }) => !parameters.has('anchor'))
    .map(({ target, parameters }) => ({
      target,
      relations: (parameters.get('rel') ?? '').toLowerCase().split(/\s+/u).filter(Boolean),
    }));
