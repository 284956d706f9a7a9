// A thread does not inherit the loader by which the server runs from its source.
import { register } from 'tsx/esm/api';

register();
await import(new URL('readerThread.ts', import.meta.url).href);
