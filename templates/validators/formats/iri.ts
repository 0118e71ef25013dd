import { hasReferenceSyntax, hasUriSyntax } from './uri-syntax.ts';

/**
 * Returns true for an `iri` such as `https://bücher.example/größe`. RFC 3987, section 2.2, `IRI`: a URI that may also contain characters of
 * `ucschar`. Its query may also contain `iprivate`.
 *
 * - Lone surrogates and noncharacters are not valid. The seven bidirectional formatting characters are `ucschar`, but not valid in an IRI
 * (section 4.1).
 * - The rule `IRI` does not require that the host is a valid internationalized name, that the text is normalized, or that right-to-left
 * parts have a certain structure. So these three things are not checked.
 */
export const hasIriFormat = (text: string): boolean => hasUriSyntax(text, true);

/** `iri-reference`: an IRI, or a reference relative to an IRI. RFC 3987, section 2.2, `IRI-reference`. */
export const hasIriReferenceFormat = (text: string): boolean => hasReferenceSyntax(text, true);
