import { defineConfig } from 'forgespec';

export default defineConfig({
  spec: 'spec/openapi.yaml',
  strict: true,
  outputs: { out: 'generated' },
  docs: { out: 'dist/reference' },
  site: { workflows: 'spec/workflows.arazzo.yaml' },
  // The sandbox with its default port.
  contract: { target: 'http://127.0.0.1:4011/api/v4', fixtures: 'examples/contract/sandbox.yaml' },
});
