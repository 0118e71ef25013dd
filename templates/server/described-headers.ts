/**
 * The described headers of a response. An optional header may be undefined, and is then not sent. `Set-Cookie` may also be a list, which is
 * sent as one line for each cookie.
 *
 * @typeParam Described the type that openapi-typescript generates for the headers of a response. This type also allows any other header.
 */
export type DescribedHeaders<Described> = {
  readonly [Name in keyof Described as string extends Name ? never : Name]: object extends Pick<Described, Name>
    ? CookieLines<Name> | Described[Name] | undefined
    : CookieLines<Name> | Described[Name];
};

type CookieLines<Name> = Lowercase<Name & string> extends 'set-cookie' ? readonly string[] : never;
