#!/usr/bin/env node

// The entry point runs in any version of Node: it checks the version before it imports modules that older versions cannot parse.
const needed = 24;
if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(`forgespec needs Node ${needed} or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  await import('./program.ts');
}
