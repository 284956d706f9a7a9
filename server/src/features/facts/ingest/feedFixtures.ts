/** For tests: small official files with invented trading of real companies. */
const nseHeader =
  'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE';
export const nseRows = [
  'RELIANCE,Reliance Industries Limited,EQ,29-NOV-1995,10,1,INE002A01018,10',
  'TCS,Tata Consultancy Services Limited,EQ,25-AUG-2004,1,1,INE467B01029,1',
  'INFY,Infosys Limited,EQ,08-FEB-1995,5,1,INE009A01021,5',
] as const;

export const nseFile = (...rows: string[]) => `${[nseHeader, ...rows].join('\n')}\n`;

const priceHeader =
  'TradDt,BizDt,Sgmt,Src,FinInstrmTp,FinInstrmId,ISIN,TckrSymb,SctySrs,OpnPric,HghPric,LwPric,ClsPric,PrvsClsgPric,TtlTradgVol,TtlTrfVal';

/** A bhavcopy of that day, `YYYY-MM-DD`. */
export const bhavcopyOf = (day: string, ...isins: string[]) =>
  `${[priceHeader, ...isins.map((isin) => `${day},${day},CM,NSE,STK,1,${isin},X,EQ,100,110,90,105,101,5000,525000`)].join('\n')}\n`;

export const bhavcopyName = (day: string) => `BhavCopy_NSE_CM_0_0_0_${day.replaceAll('-', '')}_F_0000.csv`;

export const webPage = '<!DOCTYPE html><html><body>Access denied</body></html>';
