import { adapterNames, emitterNames, schemaSelections } from '@forgespec/generator/option-values';
import { binaryTypes, dateTimeTypes, int64Types, enumForms } from '@forgespec/model/type-choices';
import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { operationsOfOutput } from '../../options/operations-option.ts';
import {
  choiceOption,
  flag,
  offByDefault,
  onByDefault,
  onlyInConfig,
  optional,
  withDefault,
  withOptionalArgument,
} from '../../options/option-kinds.ts';
import { plugins } from '../../options/plugins-option.ts';
import { filePath, someOf } from '../../options/value-kinds.ts';
import {
  importExtension,
  maxWarnings,
  reportFormat,
  rules,
  severities,
  spec,
  stdinFilename,
  strict,
} from '../../options/shared-options.ts';

export type GenerateCommandOptions = OptionsOf<typeof generateDeclaration>;

export const generateDeclaration = declareCommand({
  name: 'generate',
  words: 'generate code from the description',
  section: {
    key: 'outputs',
    words: 'The output of `forgespec generate`, or a list of several outputs.',
    listedBy: 'out',
  },
  options: {
    spec,
    stdinFilename,
    out: withDefault(
      '<folder>',
      'the folder to write to: a new or empty folder, or the folder of an earlier run',
      'generated',
      filePath,
    ),
    only: optional(
      '<list>',
      `the parts to generate, separated by commas: ${emitterNames.join(', ')}`,
      someOf(emitterNames),
    ),
    webhooks: onlyInConfig(
      offByDefault(
        'generate code for the webhooks and callbacks of the API: a server that receives them, and a client that sends them',
      ),
    ),
    schemas: onlyInConfig(
      choiceOption(
        '<which>',
        'the schemas for which types and validators are generated: reached (those that operations and webhooks use), or all',
        schemaSelections,
        'reached',
      ),
    ),
    importExtensions: onlyInConfig(importExtension),
    adapters: onlyInConfig(
      optional(
        '<adapters>',
        `adapters of the server: ${adapterNames.join(', ')} (default: those that fit package.json)`,
        someOf(adapterNames),
      ),
    ),
    assertFormats: onlyInConfig(
      onByDefault(
        'validators treat formats as annotations, which is the default of JSON Schema',
        'validators reject values that do not match the format of their schema',
      ),
    ),
    dateTimes: onlyInConfig(
      choiceOption(
        '<date-type>',
        'the TypeScript type of values with the format date-time: string, or Date (client and server then convert the values)',
        dateTimeTypes,
        'string',
      ),
    ),
    int64: onlyInConfig(
      choiceOption(
        '<integer-type>',
        'the TypeScript type of integers with the format int64 or uint64: number, bigint, or string with the decimal digits (client and server then keep all digits)',
        int64Types,
        'number',
      ),
    ),
    binary: onlyInConfig(
      choiceOption(
        '<binary-type>',
        'the type of bodies that are neither JSON nor text: bytes, stream, or the default (a Blob in the client, chunks in the server)',
        binaryTypes,
        'default',
      ),
    ),
    enums: onlyInConfig(
      choiceOption(
        '<form>',
        'the TypeScript code of named enums: union for a union type, or constants for a union type and an object with the values',
        enumForms,
        'union',
      ),
    ),
    openEnums: onlyInConfig(
      offByDefault(
        'the types of enums in responses allow all strings, because a later version of the service may add values',
      ),
    ),
    plugins,
    places: onlyInConfig(
      offByDefault('also write validators/places.ts, with the source location (file and line) of each schema'),
    ),
    declarationMaps: onlyInConfig(
      offByDefault(
        'write JavaScript and declarations in place of TypeScript; the command "Go to Definition" of an editor then opens the description',
      ),
    ),
    report: withOptionalArgument(
      '[file]',
      'list the constraints that TypeScript types cannot express, and the validators that enforce them',
      filePath,
    ),
    ...descriptionOptions,
    operations: operationsOfOutput,
    rules,
    severities,
    lint: onByDefault('do not run the rules of Redocly', 'also run the rules of Redocly, if a file configures them'),
    strict,
    maxWarnings,
    format: reportFormat('stderr'),
    watch: flag('keep running, and generate again after each change of the description, of the config or of the rules'),
    check: flag('write nothing; if a file differs, list the differences and exit with 1'),
    force: flag('overwrite generated files that were edited by hand'),
  },
  notes: `
The config describes the outputs: the parts of the description, the TypeScript types, adapters and names. \`forgespec config generate\`
prints all keys with their values, and an editor completes them in forgespec.config.ts:

  import { defineConfig } from 'forgespec';
  export default defineConfig({ outputs: { out: 'src/api', dateTimes: 'Date', enums: 'constants' } });`,
  examples: [
    {
      args: '',
      words: 'generate the outputs of the config; without a config, generate code from spec/openapi.yaml to generated/',
    },
    { args: '--watch', words: 'write the code, and update it after each edit; Ctrl+C ends the command' },
    { args: 'petstore.yaml --out src/api --only types,client', words: 'write only the types and the client' },
  ],
});
