import { fetchOptions } from './fetch-options.ts';
import { nameOverrides } from './names-option.ts';
import { overlay, remotes } from './shared-options.ts';

/**
 * The options of every command that reads a description, except the option that names the description. `openInput`
 * reads them.
 *
 * @see ../commands/open-input.ts
 */
export const descriptionOptions = { remotes, overlay, names: nameOverrides, ...fetchOptions };
