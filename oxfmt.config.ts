import { formatConfig } from './generator/4-write/format-config.ts';

// Sources look like what they generate.
export default { ...formatConfig, ignorePatterns: ['generated', 'dist', 'package-lock.json'] };
