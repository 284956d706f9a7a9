/**
 * Charts beside the figures they draw. Each module bundles those it uses: the shell does not provide this folder, so a change takes
 * effect with the module's next release.
 */
export { BarTable } from './BarTable';
export { LinePlot, type PlotLine, type PlotRange } from './LinePlot';
export type { PlotPoint } from './scaleOf';
