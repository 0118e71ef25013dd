/** Building the request of one operation from its arguments and credentials, as contract tests send it. */

export type { Arguments } from './http/arguments.ts';
export { parseTarget, type Target } from './3-ask/target.ts';
export { readAuth } from './2-plan/read-auth.ts';
export { buildRequest } from './2-plan/requests/build-request.ts';
export {
  noCredentials,
  placeCredentials,
  usableAlternative,
  type RunCredentials,
} from './2-plan/requests/credentials.ts';
export { isEncodable } from './2-plan/requests/encode-body.ts';
