import { hasReferenceSyntax, hasUriSyntax } from './uri-syntax.ts';

/**
 * `iri`: `https://bücher.example/größe`. RFC 3987, section 2.2, `IRI`: a URI with `ucschar`, and in the query
 * `iprivate` too.
 *
 * - Lone surrogates and noncharacters are none. The seven bidirectional formatting characters are `ucschar`, but must
 *   not be contained (section 4.1).
 * - Neither the host as an internationalized name, nor normalization, nor the structure of right-to-left parts is
 *   checked: the rule does not ask for them.
 */
export const hasIriFormat = (text: string): boolean => hasUriSyntax(text, true);

/** `iri-reference`: an IRI, or a reference relative to one. RFC 3987, section 2.2, `IRI-reference`. */
export const hasIriReferenceFormat = (text: string): boolean => hasReferenceSyntax(text, true);
