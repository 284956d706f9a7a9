/** Search and screening over prepared rows. Pure: runs the same on the server and in a standalone module. */
export { halalColumns, runHalalScreen } from './halal/halalScreen';
export type { HalalMarket } from './halal/halalScreen';
export { marketOfRows } from './halal/marketOfRows';
export { createRowOrders } from './rowOrders';
export type { RowOrder, RowOrders, SortKey } from './rowOrders';
export { createSearch } from './createSearch';
export type { Search, SearchableStock } from './createSearch';
export { readyScreens } from './readyScreens';
export type { ReadyScreenText } from './readyScreens';
export { createNameIndex, nameIndexInSteps } from './names/createNameIndex';
export type { Named, NameIndex, Tolerance } from './names/createNameIndex';
export { classId } from './names/classId';
export { searchKey } from './names/createNameIndex';
export * from './language';
