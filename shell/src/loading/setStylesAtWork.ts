import type { ModuleVersion } from '@tayyib/shared/contracts';

/** Switches the style sheets of a version on or off: two versions share class names, so only one may have a say. */
export function setStylesAtWork({ base }: ModuleVersion, isAtWork: boolean) {
  const folder = new URL(base, location.origin).href;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (sheet.href.startsWith(folder)) sheet.disabled = !isAtWork;
  }
}
