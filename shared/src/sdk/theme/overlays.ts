import { markOpenDialogs } from './markOpenDialogs';

const overlaysId = 'overlays';

/**
 * The container for dialogs and menus. For those on `body` antd locks scrolling with a style element without a nonce,
 * which the content security policy blocks; here theme.css does it.
 */
export function overlays(): HTMLElement {
  const existing = document.getElementById(overlaysId);
  if (existing) return existing;
  const container = document.createElement('div');
  container.id = overlaysId;
  document.body.append(container);
  markOpenDialogs(container);
  return container;
}
