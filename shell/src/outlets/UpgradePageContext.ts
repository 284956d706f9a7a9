import { createContext, use, type ReactNode } from 'react';
import type { AccessLevel } from '@tayyib/shared/access';

/** A page that needs a bigger plan. */
export interface LockedPage {
  title: string;
  access: AccessLevel;
}

/** Renders what is shown in place of such a page. */
type RenderUpgradePage = (wanted: LockedPage) => ReactNode;

/** Handed in by the app, because it is one of the shell's pages. */
export const UpgradePageContext = createContext<RenderUpgradePage | null>(null);

/** How to show a page in place of one that needs a bigger plan. */
export function useUpgradePage(): RenderUpgradePage {
  const renderUpgradePage = use(UpgradePageContext);
  if (!renderUpgradePage) throw new Error('useUpgradePage is used outside the shell.');
  return renderUpgradePage;
}
