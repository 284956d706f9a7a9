import type { SavedScreen } from '@tayyib/shared/contracts';
import type { AdvancedScreen } from '../useAdvancedScreen';

/** Whether a saved screen finds the same stocks as the screen shown. How they are sorted does not matter to its alerts. */
export const isSameScreen = (saved: SavedScreen, shown: AdvancedScreen): boolean =>
  saved.text.trim() === shown.text.trim() && saved.standard === shown.standard;
