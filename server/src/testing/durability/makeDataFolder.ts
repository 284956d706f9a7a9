import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** About as many as the exchanges list. */
const nseCompanies = 2400;
const bseOnlyCompanies = 2000;
const priceDay = '2026-08-21';

/** Writes generated official files of realistic size into a folder, for machines without real ones. */
export async function makeDataFolder(folder: string): Promise<void> {
  const all = Array.from({ length: nseCompanies + bseOnlyCompanies }, (_, at) => ({ at, isin: isinOf(at) }));
  const listed = all.slice(0, nseCompanies);
  const put = async (file: string, lines: string[]) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${lines.join('\n')}\n`);
  };
  await put('nse_equity_list/EQUITY_L.csv', [
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
    ...listed.map(({ at, isin }) => `MADE${at},Made up ${at} Limited,EQ,08-FEB-1995,5,1,${isin},5`),
  ]);
  await put('bse_scrip_list/Equity.csv', [
    'Security Code,Issuer Name,Security Id,Security Name,Status,Group,Face Value,ISIN No,Industry,Instrument,Sector Name,Industry New Name,Igroup Name,ISubgroup Name',
    ...all.map(
      ({ at, isin }) =>
        `${500_000 + at},Made up ${at} Limited,MADE${at},Made up ${at},Active,A,5,${isin},,Equity,Information Technology,Information Technology,IT - Software,Computers - Software & Consulting`,
    ),
  ]);
  await put(`nse_bhav_udiff_derived/BhavCopy_NSE_CM_0_0_0_${priceDay.replaceAll('-', '')}_F_0000.csv`, [
    'TradDt,Src,FinInstrmTp,ISIN,SctySrs,OpnPric,HghPric,LwPric,ClsPric,PrvsClsgPric,TtlTradgVol,TtlTrfVal',
    ...listed.map(({ isin }) => `${priceDay},NSE,STK,${isin},EQ,100,110,90,105,101,5000,525000`),
  ]);
}

/** An ISIN of an Indian share with its right check digit. */
function isinOf(at: number): string {
  const body = `INE${String(at).padStart(4, '0')}A010`.slice(0, 11);
  const digits = [...body].map((letter) => Number.parseInt(letter, 36)).join('');
  const sum = [...digits]
    .reverse()
    .flatMap((digit, place) => [...String(Number(digit) * (place % 2 === 0 ? 2 : 1))])
    .reduce((total, digit) => total + Number(digit), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
