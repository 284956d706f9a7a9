import type { StandardId } from '@tayyib/shared/contracts';
import { useViewer } from './useViewer';

const byDefault: StandardId = 'TASIS';

/** The standard that the viewer's pages judge by: the one they chose, else our default. */
export function useMyStandard(): StandardId {
  return useViewer().user?.standard ?? byDefault;
}
