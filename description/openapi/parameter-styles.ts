/**
 * A map from each `style` of a parameter to the locations in which a parameter can have it. The style of a field in a form is one of a query
 * parameter.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#style-values
 */
export const locationsOfStyle = {
  simple: ['path', 'header'],
  form: ['query', 'cookie'],
  label: ['path'],
  matrix: ['path'],
  spaceDelimited: ['query'],
  pipeDelimited: ['query'],
  deepObject: ['query'],
  cookie: ['cookie'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The `style` of a parameter in OpenAPI 3.2. */
export type StyleName = keyof typeof locationsOfStyle;

const styleNames = Object.keys(locationsOfStyle) as StyleName[];

/** Returns the styles that a parameter in a location can have. Returns undefined for a location that does not exist. */
export function stylesOfLocation(location: string): readonly StyleName[] | undefined {
  const found = styleNames.filter((style) => locationsOfStyle[style].some((name) => name === location));
  return found.length === 0 ? undefined : found;
}
