/** The frames that carry antd, fetched apart so that public pages are read without it. */
export const loadAppLayout = () => import('./app/FramedAppLayout');
export const loadUiFrame = () => import('./UiFrame');
