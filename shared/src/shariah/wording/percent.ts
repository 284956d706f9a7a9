/** The percentages of reasons are those of the pages. */
export { formatPercent as percent, formatPercentBeside as percentBeside } from '../../format';
