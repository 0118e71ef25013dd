// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

export { Cookies } from './cookies.ts';
export { decoded, judged, type Decoded, type Defaulted, type Unchecked } from './decoded.ts';
export { formValue } from './form.ts';
export { HeaderValues, type HeaderTexts } from './headers.ts';
export { appended, itemsOf } from './lists.ts';
export { assignedMembers, membersInTurn, withMember } from './members.ts';
export { multipartValue, withoutFiles, type WithFiles } from './multipart.ts';
export { Pairs } from './pairs.ts';
export { PathValues } from './path.ts';
export { readJson } from './read-json.ts';
export { asBoolean, asInteger, asJson, asNull, asNumber, asText } from './scalars.ts';
export type { Shape } from './shape.ts';
export { shaped } from './shaped.ts';
export type { Tree } from './tree.ts';
