/** Identifiers, and the names that generated code already uses. */

export { fileName, isIdentifier, lowerCaseWords, typeName, valueName } from './identifier.ts';
export { recentCharacters } from './recent-characters.ts';
export { reservedMembers, type ReservedNames } from './reserved-names.ts';
