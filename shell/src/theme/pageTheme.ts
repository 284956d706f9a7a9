import { pageBackground } from '@tayyib/shared/palette';
import { withStorage } from '@tayyib/shared/parts/storage';

const storageKey = 'theme';

type Mode = keyof typeof pageBackground;

/** The saved theme: the stored text `true` means dark. */
export const savedTheme = (): Mode =>
  withStorage((storage) => storage.getItem(storageKey)) === 'true' ? 'dark' : 'light';

/** Saves the theme for the next visit, if the browser allows it. */
export function saveTheme(mode: Mode) {
  withStorage((storage) => storage.setItem(storageKey, String(mode === 'dark')));
}

/** Applies the theme to the document: CSS variables follow the class, the browser's UI follows the meta element. */
export function applyTheme(mode: Mode) {
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageBackground[mode]);
}

/** The CSP nonce for styles created in the browser; empty if there is none. */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
