/** The cards of the dashboard. They are shown together, so they are one file to load. */
export { CalculatorsCard } from './CalculatorsCard';
export { HoldingsCard } from './HoldingsCard';
