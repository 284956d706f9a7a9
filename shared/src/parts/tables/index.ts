/**
 * The table system: rows of 44 and 36 px, one-line names, units in the header, sticky head and first column, optional columns that
 * are left out where they do not fit, edges that show there is more. Each module bundles what it uses, like `page-parts`. `table.module.css` is for tables with markup of their own.
 */
export { ChangeChip } from './ChangeChip/ChangeChip';
export { CompanyName } from './CompanyName/CompanyName';
export { DataTable, type DataColumn } from './DataTable/DataTable';
export { FigureCell } from './FigureCell/FigureCell';
export { RowButton } from './RowButton/RowButton';
export { SortButton } from './SortButton/SortButton';
export { SortSelect } from './SortSelect/SortSelect';
export { Sparkline } from './Sparkline/Sparkline';
export { StarButton } from './StarButton/StarButton';
export { ChangeCell, YearCell } from './TrendCells/TrendCells';
export { useTableFrame } from './useTableFrame';
export { watchEdges } from './watchEdges';
