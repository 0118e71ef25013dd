import type { ParameterStyle } from '../parameter.ts';

/** The facts of a style. */
interface StyleFacts {
  /** The default of `explode`. */
  readonly isExploded: boolean;
  /** True if each property of an object is sent as `name[key]=value`. A plain `name=value` is then a different parameter. */
  readonly isBracketed: boolean;
}

/** The facts of each style. Adding a style starts here and in `locationsOfStyle`. */
export const styleFacts: Readonly<Record<ParameterStyle, StyleFacts>> = {
  deepObject: { isExploded: true, isBracketed: true },
  form: { isExploded: true, isBracketed: false },
  label: { isExploded: false, isBracketed: false },
  matrix: { isExploded: false, isBracketed: false },
  pipeDelimited: { isExploded: false, isBracketed: false },
  simple: { isExploded: false, isBracketed: false },
  spaceDelimited: { isExploded: false, isBracketed: false },
};

/** Returns true if each property of an object is sent as `name[key]=value`. */
export const isBracketed = ({ style }: { readonly style: ParameterStyle }): boolean => styleFacts[style].isBracketed;
