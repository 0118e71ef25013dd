import { readAsset } from './assets.ts';

/** The style sheet that all pages of the site share. */
export const siteStyle = (): Promise<string> => readAsset('site.css');
