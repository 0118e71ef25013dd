import type { Parameter } from '../../parameter.ts';

/** Returns the number of the first page: the default value, or 0 if the parameter is described as counted from zero. */
export function firstNumber({ schema, description = '' }: Parameter, usual: number): number {
  if (schema.kind === 'boolean') return usual;
  const [value] = schema.annotations.default ?? [];
  if (value === 0 || value === 1 || value === '0' || value === '1') return Number(value);
  const words = `${description} ${schema.annotations.description ?? ''}`;
  if (
    /\b(?:zero|0)[- ](?:based|index)|(?:start|begin)\w* (?:at|from|with) (?:0|zero)\b|first page is (?:0|zero)/iu.test(
      words,
    )
  )
    return 0;
  if (
    /\b(?:one|1)[- ](?:based|index)|(?:start|begin)\w* (?:at|from|with) (?:1|one)\b|first page is (?:1|one)/iu.test(
      words,
    )
  )
    return 1;
  return schema.minimum === 1 ? 1 : usual;
}
