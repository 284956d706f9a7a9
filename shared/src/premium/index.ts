/** What people see where their plan ends: the lock over what it lacks, and the dialog that says what premium gives. */
export { LockOverlay } from './LockOverlay';
export { PlansModal } from './PlansModal';
export { PremiumPrompt } from './PremiumPrompt';
