import { lazy, Suspense } from 'react';

// loaded when first opened
const PremiumModal = lazy(() => import('./PremiumModal'));

/** The dialog that explains what premium includes; open while mounted. */
export function PremiumPrompt({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <PremiumModal onClose={onClose} />
    </Suspense>
  );
}
