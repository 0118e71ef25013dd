import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { optionalForRun, positional } from '../../options/option-kinds.ts';
import { anyText } from '../../options/value-kinds.ts';

export type CompletionCommandOptions = OptionsOf<typeof completionDeclaration>;

/** The shells for which `forgespec completion` prints a script. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export const completionDeclaration = declareCommand({
  name: 'completion',
  words: 'print a script that completes commands, options, values and paths in a shell: bash, zsh or fish',
  options: {
    shell: positional('[shell]', 'the shell that reads the script', shells),
    words: optionalForRun(
      '<line>',
      'print the words that complete a command line; the scripts use this option',
      anyText,
    ),
  },
  examples: [
    { args: 'bash', words: 'print the script; add `eval "$(forgespec completion bash)"` to ~/.bashrc' },
    { args: 'zsh', words: 'print the script; add `eval "$(forgespec completion zsh)"` to ~/.zshrc, below compinit' },
    { args: 'fish', words: 'print the script; add `forgespec completion fish | source` to ~/.config/fish/config.fish' },
  ],
});
