export { fileName, isIdentifier, lowerCaseWords, typeName, valueName } from './identifier.ts';
export { recentCharacters } from './recent-characters.ts';
export { type ReservedNames, reservedMembers } from './reserved-names.ts';
