/** `Then` where a flag has the value that asks for it, `Else` where it has not, and either where only the program knows. */
export type When<Flag, Value, Then, Else> = [Flag] extends [Value] ? Then : Value extends Flag ? Else | Then : Else;
