// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Returns true if a value of a response is the mark of the last page.
 *
 * @param value a value of the body, or the text of a header.
 * @param mark the value on the last page: false for a value such as `has_more`, true for a value such as `is_last`.
 */
export const isMark = (value: unknown, mark: boolean): boolean => String(value).toLowerCase() === String(mark);
