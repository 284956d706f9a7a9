import { startOnUse } from './app/prerender/startOnUse';
import { applyTheme, savedTheme } from './theme/pageTheme';

// The only script that the page waits for: what is drawn first, before any other script has run, has the saved theme already.
applyTheme(savedTheme());
startOnUse();
