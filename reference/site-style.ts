import { readAsset } from './assets.ts';

/** Returns the style sheet of all pages of the site. */
export const siteStyle = (): Promise<string> => readAsset('site.css');
