/** The one reader of codes and names of securities. */
export { andSpellings } from './andSpellings';
export { companyName, fitOfName, type CompanyName } from './companyNames';
export { issuerOf } from './issuerOf';
export { readTicker, searchedText, type Exchange, type Ticker } from './readTicker';
