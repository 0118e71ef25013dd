#!/usr/bin/env node

// The entry point must run in any version of Node.js. Older versions cannot parse the other modules, so the version is checked
// before they are imported.
const needed = 24;
if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(
    `error forgespec needs Node ${needed} or newer; this is ${process.versions.node}.\nfix: Install it from https://nodejs.org/en/download, or with your version manager: nvm install ${needed}\n`,
  );
  process.exitCode = 2;
} else {
  await import('./program.ts');
}
