import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { flag } from '../../options/option-kinds.ts';
import { spec } from '../../options/shared-options.ts';

export type NamesCommandOptions = OptionsOf<typeof namesDeclaration>;

export const namesDeclaration = declareCommand({
  name: 'names',
  words: 'list the calls of the client and the names of the schemas that generate would write',
  options: { spec, ...descriptionOptions, json: flag('print JSON') },
  examples: [
    { args: '', words: 'list the names, with the rules of the config' },
    { args: 'openapi.yaml', words: 'list the names without a config' },
  ],
  notes: `
The key \`names\` of the config has rules. Each line selects operations, and has their call:
  names:
    verbs: { get: retrieve }
    calls:
      "/organization/**": "admin.organization.{path}.{verb}"
      "#Fine-tuning": "fineTuning.{path}.{verb}"
      "POST /files": "files.upload"
    schemas: { "io.k8s.api.core.v1.*": "{1}" }
A key is a path, optionally with a method, an operationId, or a tag after #. * stands for any text, and ** for the rest of a path.
Placeholders: {path} for the names in the path (or in **), {verb} for the verb, {call}, {area} and {method} for the call without the
rule, and {1} for the first *.`,
});
