/**
 * A type that depends on a flag in the query. It is `Then` if the flag has the type `Value`, and `Else` if the flag has another type. It is
 * `Else | Then` if the value of the flag is not known.
 */
export type When<Flag, Value, Then, Else> = [Flag] extends [Value] ? Then : Value extends Flag ? Else | Then : Else;
