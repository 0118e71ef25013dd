import { defineConfig } from 'forgespec';
import { mswHandlers } from '@forgespec/msw';
import { tanstackQuery } from '@forgespec/tanstack-query';
import { zodSchemas } from '@forgespec/zod';

export default defineConfig({
  spec: 'openapi.yaml',
  outputs: {
    out: 'src/api',
    only: ['types', 'client', 'validators'],
    plugins: [mswHandlers(), tanstackQuery({ framework: 'react' }), zodSchemas()],
  },
});
