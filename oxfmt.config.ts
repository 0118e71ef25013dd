import { formatConfig } from './generator/4-write/format-config.ts';

// The sources have the format of the generated code.
export default { ...formatConfig, ignorePatterns: ['generated', 'dist', 'package-lock.json'] };
