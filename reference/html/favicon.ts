/** The icon of all pages, as a `data:` URL. */
export const favicon: string =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><rect width='16' height='16' rx='3' fill='#5b3cc4'/><path d='M5 3v10M5 8h4a2 2 0 0 0 2-2V3' stroke='white' stroke-width='2' fill='none'/></svg>`,
  );
