/** Country, issuer and kind of security: a split or consolidation changes the two figures after them. */
const issuerLength = 9;

/** The part of an ISIN that stays when shares are split or consolidated: it identifies a company's kind of share. */
export const issuerOf = (isin: string): string => isin.slice(0, issuerLength);
