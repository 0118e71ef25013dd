import { fetchOptions } from './fetch-options.ts';
import { nameOverrides } from './names-option.ts';
import { overlay, remotes } from './shared-options.ts';

/**
 * The options of all commands that read a description, except its file. `openInput` reads them.
 *
 * @see ../commands/open-input.ts
 */
export const descriptionOptions = { remotes, overlay, names: nameOverrides, ...fetchOptions };
