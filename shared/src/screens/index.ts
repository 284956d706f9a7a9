/** Search and screening over prepared rows. Pure: runs the same on the server and in a module that runs alone. */
export { createScreen, notClassified } from './createScreen';
export type { Screen, ScreenQuestion } from './createScreen';
export { createNameSearch } from './createNameSearch';
export type { Searchable } from './createNameSearch';
export { createSearch } from './createSearch';
export type { Search, SearchableStock } from './createSearch';
export { readyScreens } from './readyScreens';
export type { ReadyScreenText } from './readyScreens';
export { searchKey } from './searchKey';
export * from './language';
