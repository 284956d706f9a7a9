/**
 * The lines of an NSDL statement, of nobody: made up in the layout that NSDL prints, with the columns ISIN and stock symbol, company, face
 * value, shares, price and value. The row of a long name is printed over three lines; an account at CDSL has the columns of CDSL.
 */
export const nsdlStatement: readonly string[] = [
  'NSDL Consolidated Account Statement',
  'Statement for the period from 01-Sep-2026 to 30-Sep-2026',
  'NSDL Demat Account A BROKER LIMITED DP ID: IN300000 Client ID: 10000000 3 1,05,406.00',
  'Equities (E)',
  'ISIN Company Name Face Value in Rs. No. of Shares Market Price in Rs. Value in Rs.',
  'INE002A01018 RELIANCE INDUSTRIES LIMITED 10.00 20 2,500.00 50,000.00',
  'RELIANCE.NSE',
  'INE154A01025',
  'ITC LIMITED 1.00 12 450.50 5,406.00',
  'ITC.NSE',
  'Sub Total 55,406.00',
  'Corporate Bonds (C)',
  'INE040A08914 HDFC BANK LIMITED 7.84 BD 08JL32 1,00,000.00 1 1,00,000.00 1,00,000.00',
  'Mutual Funds (M)',
  'INF204KB17I5 NIPPON INDIA ETF 10.000 100.00 1,000.00',
  'CDSL Demat Account ANOTHER BROKER LIMITED DP ID: 12000000 Client ID: 00000001 1 25,000.00',
  'INE002A01018 RELIANCE INDUSTRIES LIMITED 10.000 0.000 0.000 0.000 10.000 0.000 0.000 0.000 0.000 2,500.00 25,000.00',
];
