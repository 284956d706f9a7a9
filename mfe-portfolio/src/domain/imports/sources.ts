import type { PortfolioSource } from '@tayyib/shared/contracts';

/** What each source is called in a sentence. */
export const sourceLabels: Readonly<Record<PortfolioSource, string>> = {
  typed: 'what you typed',
  'zerodha-holdings': 'Zerodha holdings',
  'zerodha-tradebook': 'a Zerodha tradebook',
  'groww-holdings': 'Groww holdings',
  'groww-tradebook': 'a Groww order history',
  'upstox-holdings': 'Upstox holdings',
  'upstox-tradebook': 'Upstox trades',
  'angel-tradebook': 'an Angel One trade book',
  cas: 'an account statement',
  demo: 'the demo',
};

export const isSource = (text: string): text is PortfolioSource => Object.hasOwn(sourceLabels, text);
