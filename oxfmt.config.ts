import { formatConfig } from './generator/output/format-config.ts';

// The sources have the format of the generated code.
export default { ...formatConfig, ignorePatterns: ['generated', 'dist', 'package-lock.json'] };
