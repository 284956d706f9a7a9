import { companyName, fitOfName } from './companyNames';
import { issuerOf } from './issuerOf';
import { readTicker, searchedText } from './readTicker';

describe('a code', () => {
  it.each([
    ['NSE:INFY', { code: 'INFY', exchange: 'NSE' }],
    ['nse : infy', { code: 'infy', exchange: 'NSE' }],
    ['BSE:500325', { code: '500325', exchange: 'BSE' }],
    ['BOM:500325', { code: '500325', exchange: 'BSE' }],
    ['INFY.NS', { code: 'INFY', exchange: 'NSE' }],
    ['500325.BO', { code: '500325', exchange: 'BSE' }],
    ['M&M.NS', { code: 'M&M', exchange: 'NSE' }],
    ['BAJAJ-AUTO.NS', { code: 'BAJAJ-AUTO', exchange: 'NSE' }],
    ['NSE:INFY-EQ', { code: 'INFY', exchange: 'NSE' }],
    ['NSE_EQ|INE009A01021', { code: 'INE009A01021', exchange: 'NSE' }],
    ['INFY-EQ', { code: 'INFY' }],
    ['TCS-BE', { code: 'TCS' }],
    ['BAJAJ-AUTO', { code: 'BAJAJ-AUTO' }],
    ['MCDOWELL-N', { code: 'MCDOWELL-N' }],
    ['INFY', { code: 'INFY' }],
    ['MCX:GOLD1!', null],
    ['NASDAQ:AAPL', null],
  ])('%s is read', (text, ticker) => {
    expect(readTicker(text)).toEqual(ticker);
  });

  it.each([
    ['NSE:INFY', 'INFY'],
    ['BSE:500325', '500325'],
    ['INFY.NS', 'INFY'],
    ['INFY-EQ', 'INFY'],
    ['mahindra and mahindra', 'mahindra and mahindra'],
    ['K.P.R. Mill', 'K.P.R. Mill'],
    ['Bajaj-Auto', 'Bajaj-Auto'],
  ])('%s is searched as %s', (text, searched) => {
    expect(searchedText(text)).toBe(searched);
  });
});

describe('a company’s name', () => {
  const fit = (written: string, company: string) => fitOfName(companyName(written), companyName(company));
  it.each([
    ['TATA CONSULTANCY SERV LT', 'Tata Consultancy Services Limited', 'short'],
    ['SUN PHARMACEUTICAL IND L', 'Sun Pharmaceutical Industries Limited', 'short'],
    ['INDIAN OIL CORP LTD', 'Indian Oil Corporation Limited', 'short'],
    ['BHARAT PETROLEUM CORP LT', 'Bharat Petroleum Corporation Limited', 'short'],
    ['POWER FIN CORP LTD.', 'Power Finance Corporation Limited', 'short'],
    ['ADANI PORT & SEZ LTD', 'Adani Ports and Special Economic Zone Limited', 'short'],
    ['CG POWER AND IND SOL LTD', 'CG Power and Industrial Solutions Limited', 'short'],
    ['THE INDIAN HOTELS CO. LTD', 'The Indian Hotels Company Limited', 'short'],
    ['RELIANCE INDS', 'Reliance Industries Limited', 'short'],
    ['DR REDDYS LAB LTD', "Dr. Reddy's Laboratories Limited", 'short'],
    ['LARSEN AND TOUBRO', 'Larsen & Toubro Limited', 'same'],
    ['Mahindra & Mahindra Ltd.', 'Mahindra And Mahindra Limited', 'same'],
    ['S P APPARELS', 'S.P. Apparels Limited', 'same'],
    ['TATA MOTORS', 'Tata Motors Passenger Vehicles Limited', null],
    ['TATA STEEL LTD', 'Tata Steel Long Products Limited', null],
    ['RELIANCE INDUSTRIES LTD', 'Reliance Industrial Infrastructure Limited', null],
    ['ADANI POWER', 'Adani Ports and Special Economic Zone Limited', null],
    ['HDFC', 'HDFC Bank Limited', null],
    ['', 'ITC Limited', null],
  ])('%s for %s: %s', (written, company, expected) => {
    expect(fit(written, company)).toBe(expected);
  });
});

it('a company has one issuer before and after a split', () => {
  expect(issuerOf('INE154A01017')).toBe(issuerOf('INE154A01025'));
  expect(issuerOf('IN9397D01014')).not.toBe(issuerOf('INE397D01024'));
});
