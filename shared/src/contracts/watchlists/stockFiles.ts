import { z } from 'zod';
import { stockFileMaxLength } from '../../policy/limits';
import { Isin } from '../facts/securities';
import { RemarksBody } from './watchedStocks';

/** Formats of files of stocks: those of other services, and our own CSV, which also has the remarks. */
export const stockFileFormats = ['tradingview', 'kite', 'groww', 'csv'] as const;
export const StockFileFormat = z.enum(stockFileFormats);
export type StockFileFormat = z.infer<typeof StockFileFormat>;

/** A file's text. Its format is recognised by its content. */
export const StockFileBody = z.object({ text: z.string().max(stockFileMaxLength, 'The file is too long.') });
export type StockFileBody = z.infer<typeof StockFileBody>;

/** What a file would add. Nothing is saved. */
export const StockFilePreview = z.object({
  format: StockFileFormat,
  /** Each with the line of the file that names it. */
  stocks: z.array(
    z.object({
      line: z.number().int(),
      isin: Isin,
      stock: z.string(),
      stock_code: z.string(),
      ...RemarksBody.shape,
    }),
  ),
  /** Lines that add nothing, and why. */
  refused: z.array(z.object({ line: z.number().int(), text: z.string(), reason: z.string() })),
});
export type StockFilePreview = z.infer<typeof StockFilePreview>;

export const StockExportQuery = z.object({ format: StockFileFormat });
