export { regExpLiteral, stringLiteral, unicodeEscape, valueLiteral } from './literal.ts';
export { memberAccess } from './member-access.ts';
export { literalSuffix, propertyKey } from './property-key.ts';
