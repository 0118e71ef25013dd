// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * The body of an error. Its structure can differ from the examples, so rely on the status, and keep
 * the body as it is.
 */
export type ErrorBody = unknown;

/** A user, with a few properties. */
export interface UserSummary {
  /** ID of the user. */
  id: number;
  /** Display name. */
  name: string;
  /** Address of the avatar; null if the user has none. */
  avatar_url: string | null;
  /** State of the account. */
  state: string;
  /** Name used in addresses and mentions. */
  username: string;
  /** Address of the profile page. */
  web_url: string;
}

/** The credential is missing or not valid. */
export interface UnauthorizedResponse {
  content: { 'application/json': ErrorBody };
}

/** The caller does not have permission. */
export interface ForbiddenResponse {
  content: { 'application/json': ErrorBody };
}

/** The resource or its project does not exist. */
export interface NotFoundResponse {
  content: { 'application/json': ErrorBody };
}

/** The query string is too long. Send the parameters in a body instead. */
export interface UriTooLongResponse {
  content: { 'application/json': ErrorBody };
}

/** A value of the path, the query or the body is not valid. */
export interface UnprocessableContentResponse {
  content: { 'application/json': ErrorBody };
}

/**
 * The project has a new path. Send the same request, with its method and body, to the address in
 * `Location`, which identifies the project by its ID. The message says that the resource moved there
 * permanently.
 */
export interface MovedResponse {
  headers: {
    /**
     * Address of the same endpoint with the ID of the project in place of its path. Send the request again
     * to this address.
     */
    Location: string;
  };
  content: { 'application/json': ErrorBody };
}

/** The request exceeds a rate limit. */
export interface TooManyRequestsResponse {
  content: { 'application/json': ErrorBody };
}

/** The database query timed out. */
export interface RequestTimeoutResponse {
  content: { 'application/json': ErrorBody };
}

/** The resource is locked by another operation. */
export interface ConflictResponse {
  content: { 'application/json': ErrorBody };
}

/** Nothing to change; the resource is already in the requested state. There is no body. */
export interface NotModifiedResponse {
  content?: never;
}

/** The commit failed. The message does not name the cause. */
export interface BadRequestResponse {
  content: { 'application/json': ErrorBody };
}

/**
 * The project has a new path. Send the request again to the address in `Location`, which identifies
 * the project by its ID. A response to HEAD has no body.
 */
export interface HeadMovedResponse {
  headers: {
    /**
     * Address of the same endpoint with the ID of the project in place of its path. Send the request again
     * to this address.
     */
    Location: string;
  };
  content?: never;
}

/** The credential is missing or not valid. A response to HEAD has no body. */
export interface HeadUnauthorizedResponse {
  content?: never;
}

/** The project, file or ref does not exist. A response to HEAD has no body. */
export interface HeadNotFoundResponse {
  content?: never;
}

/** The query string is too long. A response to HEAD has no body. */
export interface HeadUriTooLongResponse {
  content?: never;
}

/** A value of the path or the query is not valid. A response to HEAD has no body. */
export interface HeadUnprocessableContentResponse {
  content?: never;
}

/** The request exceeds a rate limit. A response to HEAD has no body. */
export interface HeadTooManyRequestsResponse {
  content?: never;
}
