import { fetchOptions } from './fetch-options.ts';
import { nameOverrides } from './names-option.ts';
import { operations } from './operations-option.ts';
import { paginationSettings, streamSettings } from './operation-settings.ts';
import { overlay, remotes } from './shared-options.ts';

/**
 * The options of each command that reads a description. The option `--spec`, with the path of the description, is not
 * included. The function `openInput` uses these options.
 *
 * @see ../commands/open-input.ts
 */
export const descriptionOptions = {
  remotes,
  overlay,
  names: nameOverrides,
  pagination: paginationSettings,
  streams: streamSettings,
  operations,
  ...fetchOptions,
};
