import { productName } from './brand';

/** A question with its answer, shown as text and as structured data. */
interface PublicQuestion {
  question: string;
  answer: string;
}

/** What people ask before they sign up: on the home page, and for search engines. */
export const homeQuestions: readonly PublicQuestion[] = [
  {
    question: `Is ${productName} free?`,
    answer:
      'Whether a stock is halal, and the reason in words, is free for everyone, without an account. A free account adds a watchlist. Paid plans add every ratio, the advanced screener and more watchlists.',
  },
  {
    question: 'Who decides whether a stock is halal?',
    answer: `Published Shariah standards do: TASIS by default, or AAOIFI, S&P, Dow Jones, MSCI, FTSE (Yasaar) and the Securities Commission Malaysia. ${productName} compares what a company filed with the limits of each and shows both. It is not connected with these bodies.`,
  },
  {
    question: 'Is a verdict a fatwa, or advice to buy?',
    answer:
      'Neither. It is arithmetic on filed figures against published rules. On what is permitted to you, ask a scholar; before you buy or sell, ask an adviser who is registered with SEBI.',
  },
  {
    question: 'Why are companies under review?',
    answer:
      'Because a figure that the standard needs is missing, or nobody has said what a part of the business is. A gap in the data never becomes a yes or a no; the page of each company says what is missing.',
  },
  {
    question: 'Two standards disagree. Which is right?',
    answer:
      'They measure differently: some divide debt by total assets, others by the market value of the last months. Choose the one that you or your scholar follow. The pages of a stock show all seven.',
  },
  {
    question: 'A company I own changed to not compliant. What now?',
    answer:
      'The answer follows the newest accounts, so it can change with a filing. A watchlist tells you when it does, and the reason says which limit was crossed. How long you may hold the share depends on your standard.',
  },
  {
    question: 'How old is the data?',
    answer:
      'Each verdict names the day to which its accounts run, and says so when they are outdated. The page "Data status" lists every kind of data with the day it is of.',
  },
];
