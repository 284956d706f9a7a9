/** Files as brokers write them, with companies of the sample; people, accounts and trades are made up. */
const zerodhaHead =
  'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time';
const growwHead =
  'Stock name,Symbol,ISIN,Type,Quantity,Value,Exchange,Exchange Order Id,Execution date and time,Order status';
const upstoxHead =
  'Date,Company,Amount,Exchange,Segment,Scrip Code,Instrument Type,Strike Price,Expiry,Trade Num,Trade Time,Side,Quantity,Price';
const angelHead =
  'Scrip/Contract,Buy/Sell,Buy Price,Sell Price,Quantity,Brokerage,GST,STT,Sebi Tax,Exchange Turnover Charges,Stamp Duty,Other Charges,IPFT Charges,Order Type,Segment,Exchange,Order ID,Trade ID,Date';

const lines = (...all: string[]) => all.join('\n');

export const goodFiles = {
  'zerodha-tradebook': lines(
    zerodhaHead,
    'RELIANCE,INE002A01018,2023-04-03,NSE,EQ,EQ,buy,false,10.000000,2345.050000,T1,O1,2023-04-03T10:00:00',
    'RELIANCE,INE002A01018,2023-04-03,NSE,EQ,EQ,buy,false,5.000000,2345.100000,T2,O1,2023-04-03T10:00:01',
    'RELIANCE,INE002A01018,2024-05-06,NSE,EQ,EQ,sell,false,4.000000,2801.000000,T3,O2,2024-05-06T10:00:00',
  ),
  'zerodha-holdings': lines(
    'Client ID,AB1234,,',
    'Equity Holdings Statement as on 2024-03-28,,,',
    '',
    'Symbol,ISIN,Sector,Quantity Available,Quantity Discrepant,Quantity Long Term,Quantity Pledged (Margin),Quantity Pledged (Loan),Average Price,Previous Closing Price,Unrealized P&L,Unrealized P&L Pct.',
    'ITC,INE154A01025,FMCG,8,0,8,2,0,410.1234,428.5,183.7,4.4',
  ),
  'groww-tradebook': lines(
    'Name,A Person',
    'Order history for stocks from 01-04-2024 to 31-03-2025',
    '',
    growwHead,
    'Infosys Ltd,INFY,INE009A01021,BUY,10,"15,000.50",NSE,1300000001,01-07-2024 10:15 AM,Executed',
    'Infosys Ltd,INFY,INE009A01021,SELL,4,6400,NSE,1300000002,09-09-2024 11:02 AM,Executed',
  ),
  'groww-holdings': lines(
    'Stock Name,ISIN,Quantity,Average buy price,Buy value,Closing price,Closing value,Unrealised P&L',
    'ITC LTD,INE154A01025,50,410.00,20500.00,465.00,23250.00,2750.00',
    'Total,,,,20500.00,,23250.00,2750.00',
  ),
  'upstox-tradebook': lines(
    upstoxHead,
    '12-02-2025,RELIANCE INDUSTRIES LTD,12000,NSE,EQ,500325,EQ,,,U1,10:15:00,Buy,10,1200',
  ),
  'upstox-holdings': lines(
    'Symbol,Category,Net Qty,Avg. Price,LTP,Current Value,Day P&L,Day %,Overall P&L,Overall %,Exchange',
    'ITC,Stock,25,400.00,450.00,11250.00,250.00,0.61,1250.00,12.5,NSE',
  ),
  'angel-tradebook': lines(
    'TradeBook And Charges',
    angelHead,
    'RELIANCE,Buy,2450.00,,5,0,0,12.25,0.01,0.36,1.84,0,0,DELIVERY,CAPITAL,NSE,1234567890,T1,15/07/2024',
    'RELIANCE,Buy,0,0,0,20,3.60,0,0,0,0,0,0,DELIVERY,CAPITAL,NSE,1234567890,,15/07/2024',
    'RELIANCE,Sell,,2900.00,2,0,0,5.80,0.01,0.17,0,0,0,DELIVERY,CAPITAL,NSE,1234567891,T2,16/09/2024',
  ),
} as const;

/** Each with one good line and others that are damaged, or not about shares. */
export const damagedFiles = {
  'cut off in the middle of a line': lines(
    zerodhaHead,
    'RELIANCE,INE002A01018,2023-04-03,NSE,EQ,EQ,buy,false,10.000000,2345.050000,T1,O1,2023-04-03T10:00:00',
    'RELIANCE,INE002A01018,2023-04-',
  ),
  'with derivatives, fractions and nonsense': lines(
    zerodhaHead,
    'RELIANCE,INE002A01018,2023-04-03,NSE,EQ,EQ,buy,false,10.000000,2345.050000,T1,O1,2023-04-03T10:00:00',
    'NIFTY24APRFUT,,2024-04-03,NSE,FO,,sell,false,50.000000,22000.000000,T2,O2,2024-04-03T10:00:00',
    'RELIANCE,INE002A01018,2023-02-30,NSE,EQ,EQ,buy,false,10.000000,2345.050000,T3,O3,x',
    'RELIANCE,INE002A01018,2023-04-04,NSE,EQ,EQ,buy,false,1.500000,2345.050000,T4,O4,x',
    'RELIANCE,INE002A01018,2023-04-04,NSE,EQ,EQ,lend,false,1.000000,2345.050000,T5,O5,x',
    'RELIANCE,INE002A01018,2023-04-04,NSE,EQ,EQ,buy,false,1.000000,-5,T6,O6,x',
    'LIQUIDBEES,INF732E01037,2023-04-04,NSE,EQ,EQ,buy,false,1.000000,1000,T7,O7,x',
    'RELIANCE,INE002A,2023-04-04,NSE,EQ,EQ,buy,false,1.000000,1000,T8,O8,x',
  ),
  'with orders that were not executed': lines(
    growwHead,
    'Infosys Ltd,INFY,INE009A01021,BUY,10,"15,000.50",NSE,1300000001,01-07-2024 10:15 AM,Executed',
    'Infosys Ltd,INFY,INE009A01021,BUY,10,15000,NSE,1300000003,02-07-2024 10:15 AM,Cancelled',
    'Infosys Ltd,INFY,INE009A01021,BUY,10,,NSE,1300000004,03-07-2024 10:15 AM,Executed',
  ),
  'with semicolons, quotes, a byte order mark and Windows line ends': `\uFEFF"Stock Name";"ISIN";"Quantity";"Average buy price"\r\n"ITC, ""Limited""";"INE154A01025";"1,000";"410,00x"\r\n"ITC LTD";"INE154A01025";"1,000";"410.00"\r\n`,
} as const;
