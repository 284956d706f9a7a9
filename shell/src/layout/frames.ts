/** The layouts that need antd, in their own chunks so that public pages do not load it. */
export const loadAppLayout = () => import('./app/FramedAppLayout');
export const loadUiFrame = () => import('./UiFrame');
