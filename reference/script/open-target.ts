import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';

/** Opens the elements around the field to which the address of the page leads, so that the field is visible. */
export function openTarget(): void {
  const target =
    document.getElementById(location.hash.slice(1)) ??
    document.getElementById(percentDecoded(location.hash.slice(1)) ?? '');
  if (target === null) return;
  for (let outer = target.closest('details'); outer !== null; outer = outer.parentElement?.closest('details') ?? null)
    outer.open = true;
  target.scrollIntoView();
}
