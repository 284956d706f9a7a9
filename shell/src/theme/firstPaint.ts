import { applyTheme, savedTheme } from './pageTheme';

// The only script that the page waits for: what is drawn first, before any other script has run, has the saved theme already.
applyTheme(savedTheme());
