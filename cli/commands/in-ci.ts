/** Returns true if the environment variable `CI` is set, as all common CI systems do. */
export const isInCi = (): boolean => !['', '0', 'false'].includes(process.env['CI'] ?? '');
