const overlaysId = 'overlays';

/**
 * Where dialogs and menus are drawn. For those on `body` itself antd locks scrolling with a style element that carries no
 * nonce, which the content policy refuses; here it leaves that to theme.css.
 */
export function overlays(): HTMLElement {
  const known = document.getElementById(overlaysId);
  if (known) return known;
  const made = document.createElement('div');
  made.id = overlaysId;
  document.body.append(made);
  return made;
}
