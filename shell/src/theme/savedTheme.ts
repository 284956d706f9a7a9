const storageKey = 'theme';
const pageColors = { light: '#ffffff', dark: '#1b1b1b' } as const;

type Mode = keyof typeof pageColors;

/** The saved theme: the stored text `true` means dark. */
export function savedTheme(): Mode {
  try {
    return localStorage.getItem(storageKey) === 'true' ? 'dark' : 'light';
  } catch {
    return 'light'; // the browser denies access to storage
  }
}

/** Saves the theme for the next visit, if the browser allows it. */
export function saveTheme(mode: Mode) {
  try {
    localStorage.setItem(storageKey, String(mode === 'dark'));
  } catch {
    // storage denied: the theme lasts until the page is closed
  }
}

/** Applies the theme to the document: CSS variables follow the class, the browser's UI follows the meta element. */
export function applyTheme(mode: Mode) {
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColors[mode]);
}
