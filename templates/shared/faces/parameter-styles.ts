/** The notations of parameters and forms in requests, as generated clients write them. */

export { repeated } from '../bracket-notation.ts';
export { bracketForm, formWith, plainField } from '../form-notation.ts';
export { explodedHeader, jsonHeader, simpleHeader } from '../header-styles.ts';
export {
  jsonPath,
  labelExploded,
  labelPath,
  matrixExploded,
  matrixPath,
  pathWith,
  simpleExploded,
  simplePath,
  type PathStyle,
} from '../path-styles.ts';
export {
  asJson,
  commaDelimited,
  membersApart,
  pipeDelimited,
  spaceDelimited,
  withReserved,
  type QueryStyle,
} from '../query-styles.ts';
