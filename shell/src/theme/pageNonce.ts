/** The nonce that lets styles made in the browser pass the content security policy; empty where none is set. */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
