import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { positional } from '../options/option-kinds.ts';

export type CompletionCommandOptions = OptionsOf<typeof completionDeclaration>;

export const completionDeclaration = declareCommand({
  name: 'completion',
  words: 'print a script that completes commands and options in a shell: bash, zsh or fish',
  options: { shell: positional('<shell>', 'bash, zsh or fish') },
  examples: [
    { args: 'bash', words: 'print the script; add `eval "$(forgespec completion bash)"` to ~/.bashrc' },
    { args: 'zsh', words: 'print the script; add `eval "$(forgespec completion zsh)"` to ~/.zshrc, below compinit' },
    { args: 'fish', words: 'print the script; add `forgespec completion fish | source` to ~/.config/fish/config.fish' },
  ],
});
