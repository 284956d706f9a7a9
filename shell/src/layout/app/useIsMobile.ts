import { useMedia } from './useMedia';

/** Whether the window is as narrow as a phone's. At this width and below, the sidebar becomes a drawer (from the spec). */
export const useIsMobile = (): boolean => useMedia('(max-width: 768px)');
