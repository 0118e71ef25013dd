import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { flag } from '../../options/option-kinds.ts';

export type DoctorCommandOptions = OptionsOf<typeof doctorDeclaration>;

export const doctorDeclaration = declareCommand({
  name: 'doctor',
  words:
    'check the versions, tsconfig.json, packages, config, output and ports of the project, and print a fix for each problem',
  options: {
    json: flag('print JSON'),
  },
  examples: [
    { args: '', words: 'check the project in this folder; exit with 1 if a check fails' },
    { args: '--json', words: 'print JSON for other programs' },
  ],
});
