import { moduleKeysMeta, moduleOriginsMeta } from '@tayyib/shared/registry-signature';

/** What the page itself says of modules: the server wrote it into the HTML, so no answer of an API can change it. */
export interface PageVouches {
  /** Who may sign the registry: base64 of the public key (SPKI) by its id. */
  keys: ReadonlyMap<string, string>;
  /** Where module files may lie. */
  origins: ReadonlySet<string>;
}

/** Reads them from the page. Without a key nothing is believed, and no module runs. */
export function pageVouches(): PageVouches {
  return {
    keys: new Map(
      wordsOf(moduleKeysMeta).flatMap((word) => {
        const [id, key] = word.split(':');
        return id && key ? [[id, key] as const] : [];
      }),
    ),
    origins: new Set([location.origin, ...wordsOf(moduleOriginsMeta).filter(isOrigin)]),
  };
}

const isOrigin = (word: string) => URL.canParse(word) && new URL(word).origin === word;

const wordsOf = (name: string) =>
  (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '')
    .split(/\s+/)
    .filter(Boolean);
