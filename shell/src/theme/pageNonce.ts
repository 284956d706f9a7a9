/** The CSP nonce for styles created in the browser; empty if there is none. */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
