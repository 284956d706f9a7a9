/** Locked content: the overlay over what the plan does not include, and the dialog that explains premium. */
export { LockOverlay } from './LockOverlay';
export { PlansModal } from './PlansModal';
export { PremiumPrompt } from './PremiumPrompt';
