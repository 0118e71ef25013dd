import { hasReferenceSyntax, hasUriSyntax } from './uri-syntax.ts';

/**
 * `iri`: `https://bücher.example/größe`. RFC 3987, section 2.2, `IRI`: a URI with `ucschar`, and in the query `iprivate` too.
 *
 * - Lone surrogates and noncharacters are not valid. The seven bidirectional formatting characters are `ucschar`, but not valid in
 *   an IRI (section 4.1).
 * - The rule does not require an internationalized name as the host, normalization, or the structure of right-to-left parts, so
 *   they are not checked.
 */
export const hasIriFormat = (text: string): boolean => hasUriSyntax(text, true);

/** `iri-reference`: an IRI, or a reference relative to one. RFC 3987, section 2.2, `IRI-reference`. */
export const hasIriReferenceFormat = (text: string): boolean => hasReferenceSyntax(text, true);
