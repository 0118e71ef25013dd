import type { FormServer } from '../content/form-servers.ts';

/** The code of each sample as the page was built. */
const written = new WeakMap<Node, string>();

/**
 * Changes the address of the server in the samples of the page.
 *
 * @param servers the servers of the operation. The samples contain the first one that is not on the port of the site.
 */
export function showServerInSamples(servers: readonly FormServer[], chosen: string): void {
  const base = servers.find(({ url }) => /^https?:/u.test(url))?.url;
  if (base === undefined || !URL.canParse(chosen, location.href)) return;
  const target = new URL(chosen, location.href);
  const [from, to] = [new URL(base), target];
  for (const text of textsOf(document.querySelectorAll('.samples code'))) {
    const original = written.get(text) ?? text.data;
    written.set(text, original);
    const whole = original.replaceAll(base, () => `${to.origin}${to.pathname}`.replace(/\/$/u, ''));
    text.data = whole === original ? original.replaceAll(from.origin, () => to.origin) : whole;
  }
}

function textsOf(elements: Iterable<Element>): Text[] {
  return [...elements].flatMap((each) => {
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    return texts;
  });
}
