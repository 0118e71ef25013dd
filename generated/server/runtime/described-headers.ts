// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * The described headers of a response. An optional header may be undefined, and is then not sent.
 *
 * @typeParam Described the type that openapi-typescript generates for the headers of a response. This type also allows any other header.
 */
export type DescribedHeaders<Described> = {
  readonly [Name in keyof Described as string extends Name ? never : Name]: object extends Pick<Described, Name>
    ? Described[Name] | undefined
    : Described[Name];
};
