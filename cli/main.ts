#!/usr/bin/env node

// The entry point must run in any version of Node.js. Older versions cannot parse the other modules, so the version is checked
// before they are imported.
const needed = [22, 19] as const;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  process.stderr.write(
    `error forgespec needs Node ${needed.join('.')} or newer, but this is Node ${process.versions.node}.\nfix: Install it from https://nodejs.org/en/download, or with your version manager: nvm install --lts\n`,
  );
  process.exitCode = 2;
} else {
  // Parsing the modules would take most of the start time, so Node caches the compiled code between runs. The cache applies to modules
  // that are imported after this call.
  const { enableCompileCache } = await import('node:module');
  // Deno has no such cache.
  enableCompileCache?.();
  await import('./program.ts');
}
