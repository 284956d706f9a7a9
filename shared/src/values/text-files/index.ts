/** Reads files of text as spreadsheets and brokers save them (encodings, separators, days), and writes them. */
export { csvFile, csvRupees, quoted } from './csvFile';
export { csvRows, separatorsOf, type CsvRow, type Separator } from './csvRows';
export { asWritten, forSpreadsheet } from './formulaSign';
export { decodeText } from './decodeText';
export { dayOrderOf, readDay, type DayOrder, type DayRead } from './readDay';
