const storageKey = 'theme';
const pageColors = { light: '#ffffff', dark: '#1b1b1b' } as const;

type Mode = keyof typeof pageColors;

/** The theme of the last visit: the stored text `true` means dark. */
export function savedTheme(): Mode {
  try {
    return localStorage.getItem(storageKey) === 'true' ? 'dark' : 'light';
  } catch {
    return 'light'; // storage is closed to this page
  }
}

/** Remembers the theme for the next visit, where the browser allows it. */
export function saveTheme(mode: Mode) {
  try {
    localStorage.setItem(storageKey, String(mode === 'dark'));
  } catch {
    // it lasts as long as this page, then
  }
}

/** Puts the theme on the document: the variables follow the class, the browser's own bars follow the meta element. */
export function applyTheme(mode: Mode) {
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColors[mode]);
}
