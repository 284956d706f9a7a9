import { useMedia } from '@tayyib/shared/sdk/theme';

/** The window's width below which the entries of the top bar have no room for labels, or only for those that are nowhere else. */
const widths = { expanded: { labels: 1320, repeated: 960 }, collapsed: { labels: 1144, repeated: 784 } };

/** What fits into the top bar beside the sidebar, so that the search always has room for a company's name. */
export function useTopBarRoom(isMobile: boolean, isSidebarCollapsed: boolean) {
  const { labels, repeated } = widths[isSidebarCollapsed ? 'collapsed' : 'expanded'];
  const lacksLabels = useMedia(`(max-width: ${labels - 1}px)`);
  const lacksRepeated = useMedia(`(max-width: ${repeated - 1}px)`);
  return {
    /** Entries show their icon only. */
    isCompact: isMobile || lacksLabels,
    /** Entries that are also in the sidebar, or in the drawer, are left out. */
    omitsRepeated: isMobile || lacksRepeated,
  };
}
