// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * The headers that an answer is described to have, and no others. An optional one may be undefined, and is then not sent.
 *
 * @typeParam Described what openapi-typescript makes of the headers of a response; it leaves room for any other.
 */
export type ResponseHeaders<Described> = {
  readonly [Name in keyof Described as string extends Name ? never : Name]: object extends Pick<Described, Name>
    ? Described[Name] | undefined
    : Described[Name];
};
