#!/usr/bin/env node

// The command, for whichever Node is at hand: it says which one it needs before it loads what an older one cannot read.
const needed = 24;
if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(`forgespec needs Node ${needed} or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  await import('./program.ts');
}
