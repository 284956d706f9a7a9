/** Where a stock's page is. */
export const stockAddress = (isin: string): string => `/stock?isin=${encodeURIComponent(isin)}`;
