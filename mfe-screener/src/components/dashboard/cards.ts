/** The cards of the dashboard. They are shown together, so they are one file to load. */
export { ChangesCard } from './ChangesCard';
export { CoverageCard } from './CoverageCard';
export { MarketCard } from './MarketCard';
export { ScreensCard } from './ScreensCard';
