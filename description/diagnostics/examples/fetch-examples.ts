import type { CodeExample } from './code-example.ts';

/** Examples for the codes about documents that are fetched. */
export const fetchExamples = {
  'fetch-refused': {
    in: 'text',
    wrong: 'forgespec lint --spec http://api.example.com/openapi.yaml',
    right: 'forgespec lint --spec https://api.example.com/openapi.yaml',
  },
  'fetch-failed': {
    in: 'text',
    wrong: 'forgespec lint --spec https://api.example.com/openapi.yaml --offline',
    right: 'forgespec lint --spec https://api.example.com/openapi.yaml',
  },
  'lock-mismatched': {
    in: 'text',
    wrong: '# after a change of the description at its URL\nforgespec generate',
    right: 'forgespec generate --update-lock\ngit status',
  },
  'lock-unreadable': {
    in: 'text',
    wrong: '// forgespec.lock.json\n<<<<<<< HEAD\n{ "version": 1, "sha256": {} }',
    right: '// forgespec.lock.json\n{ "version": 1, "sha256": {} }',
  },
} as const satisfies Readonly<Record<string, CodeExample>>;
