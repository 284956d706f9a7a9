import { helpArticleTitles, type HelpArticleId } from '@tayyib/shared/help-center';
import { communityTopicTitles } from '@tayyib/shared/community-topics';
import { postsBeforeLinks } from '@tayyib/shared/limits';
import { plans } from '@tayyib/shared/plans';

/** An article of the help center. In its texts `[name](/path)` is a link to a page of ours. */
export interface HelpArticle {
  id: HelpArticleId;
  /** Words that people search it by and that are not in its text. */
  words: string;
  text: string;
  /** What to do, in order. */
  steps?: readonly string[];
}

/** Articles about one thing. */
export interface HelpGroup {
  id: string;
  title: string;
  articles: readonly HelpArticle[];
}

const { free, premium, premium_pro: pro } = plans;

/** Every article, by what it is about. */
export const helpGroups: readonly HelpGroup[] = [
  {
    id: 'verdicts',
    title: 'Verdicts',
    articles: [
      {
        id: 'see-whether-halal',
        words: 'haram check compliant search company code symbol',
        text: 'The page of a stock begins with the answer and the reason.',
        steps: [
          'Type its name or code into the search at the top.',
          'Choose it in the list.',
          'Below the answer you can look at it by another standard.',
        ],
      },
      {
        id: 'under-review',
        words: 'unknown missing pending grey data accounts',
        text: 'Because something we need is not on file, or too old. Its page lists it under “What is missing”. That makes it neither halal nor haram.',
      },
      {
        id: 'other-app',
        words: 'zoya musaffa islamicly different wrong verdict mistake',
        text: 'Mostly because of another standard or other accounts. Compare the standard and the date of the accounts first, then the figures. If one of ours is wrong, [tell us](/help_center/requests?topic=verdict).',
      },
      {
        id: 'change-standard',
        words: 'tasis aaoifi msci ftse dow jones screening criteria',
        text: 'Stocks, screens, lists and watchlists are judged by the standard of your account.',
        steps: [
          'Open [Profile Details](/profile).',
          'Choose one under “My standard”. Every page uses it from then on.',
        ],
      },
      {
        id: 'purify',
        words: 'purification charity sadaqah dividend interest donate ledger',
        text: 'A compliant company may earn a small share of impure income. You give your part of it away.',
        steps: [
          'Open the [purification calculator](/purification-calculator) and enter what you hold.',
          'It shows what is due, and how that was computed.',
          'Note what is due and what you gave in your [ledger](/purification-ledger).',
        ],
      },
    ],
  },
  {
    id: 'lists',
    title: 'Lists, portfolio and alerts',
    articles: [
      {
        id: 'how-many-stocks',
        words: 'watchlist limit maximum',
        text: `On ${free.title}, ${free.watchlists} watchlist of ${free.stocksPerWatchlist} stocks; on ${premium.title}, ${premium.watchlists} of ${premium.stocksPerWatchlist}; on ${pro.title}, ${pro.watchlists} of ${pro.stocksPerWatchlist}. [See the plans](/plan)`,
      },
      {
        id: 'alert-of-price',
        words: 'price alert notification target reminder',
        text: 'A price alert waits for the price at which a stock closes.',
        steps: [
          'Open [Notification](/notification).',
          'Choose the stock under “Price alerts”, and whether it has to close at or above, or at or below.',
          'Enter the price in rupees, and add it.',
        ],
      },
      {
        id: 'notifications',
        words: 'mail email push webhook settings quiet unsubscribe too many',
        text: 'For each kind of alert you choose where it is shown: on open pages, in a browser that is closed, by mail or at an address of your own. [Notification settings](/notification/settings)',
      },
      {
        id: 'import-portfolio',
        words: 'broker zerodha groww upstox cdsl nsdl cas statement csv excel pdf upload tradebook',
        text: 'Files are read in your browser; they are not sent to us.',
        steps: [
          'Download the trades or holdings from your broker as CSV or Excel, or the account statement of CDSL or NSDL as PDF.',
          'Open your [portfolio](/portfolio) and choose the file under “Import a file”.',
          'Look at what was read, and import it.',
        ],
      },
      {
        id: 'export-portfolio',
        words: 'export csv download backup save',
        text: '“Export CSV” on the page of your [portfolio](/portfolio) saves every entry. The same page reads that file again.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    articles: [
      {
        id: 'signed-out',
        words: 'logged out session device login again',
        text: 'An account is open on one device at a time: signing in on another signs the first one out. If that was not you, [change your password](/profile); the page also shows where you were signed in.',
      },
      {
        id: 'sign-in-with-phone',
        words: 'mobile number sms otp text message code login',
        text: 'You can sign in with a code by text message once your number is confirmed.',
        steps: [
          'Open [Profile Details](/profile) and add your number under “Phone”.',
          'Enter the code that we send.',
          'From then on you can choose a code by text message where you log in.',
        ],
      },
      {
        id: 'second-step',
        words: '2fa two factor totp authenticator passkey security hacked recovery',
        text: 'A passkey or an authenticator app keeps out whoever has your password.',
        steps: [
          'Open [Profile Details](/profile) and find “Passkeys”, or “Second step of signing in”.',
          'Follow the steps there.',
          'Save the recovery codes where you find them without your phone.',
        ],
      },
      {
        id: 'download-data',
        words: 'privacy export personal data gdpr dpdp copy',
        text: '“Download your data” under “Your data” in [Profile Details](/profile) saves all of it as a file.',
      },
      {
        id: 'erase-account',
        words: 'erase remove close cancel account forever gdpr',
        text: 'Erasing is final. You see first what goes, and what the law makes us keep.',
        steps: [
          'Open [Profile Details](/profile).',
          'Press “Erase my account…” under “Erase your account”.',
          'Read what is erased, and confirm it.',
        ],
      },
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payments',
    articles: [
      {
        id: 'compare-plans',
        words: 'price cost subscription premium upgrade buy basic pro',
        text: 'The table below the plans compares them line by line. [See the plans](/plan)',
      },
      {
        id: 'end-plan',
        words: 'cancel subscription refund money back stop',
        text: 'Under [Subscription Plan](/plan). Unused days are paid back, as the [Refund Policy](/refund-policy) says.',
      },
      {
        id: 'invoices',
        words: 'gst tax bill receipt credit note payment',
        text: 'Under “Plan and invoices” in [Profile Details](/profile). Each opens as a page that you can print.',
      },
    ],
  },
  {
    id: 'people',
    title: 'Community and scholars',
    articles: [
      {
        id: 'write-in-community',
        words: 'post thread forum question discuss reply link topic',
        text: `The [community](/community-page) is part of ${premium.title} and ${pro.title}. Its topics are: ${Object.values(communityTopicTitles).join('; ')}. Links are accepted once you have written ${postsBeforeLinks} posts.`,
        steps: [
          'Open the [community](/community) and agree to its terms.',
          'Write your text. A title and a topic help others to find it.',
          'Write $ before the code of a stock, as in $TCS: readers see its verdict of today.',
        ],
      },
      {
        id: 'book-consultation',
        words: 'consultation advisor shariah mufti call video appointment ask question',
        text: `Consultations are part of ${pro.title}. Everyone may [ask our advisors](/our_shariah_advisor) in writing.`,
        steps: [
          'Open [consultations](/consultations) and choose a free time.',
          'Write what it is about.',
          'At that time open the same page: its room opens 15 minutes before.',
        ],
      },
    ],
  },
  {
    id: 'site',
    title: 'Using the site',
    articles: [
      {
        id: 'install',
        words: 'android iphone ios play store install home screen mobile',
        text: 'Not in a store yet. The site can be installed, and then opens like an app: [on Android](/ourservice#install-android), [on iPhone and iPad](/ourservice#install-iphone).',
      },
      {
        id: 'page-does-not-work',
        words: 'bug error broken blank crash problem slow loading support code report',
        text: 'Reload the page first. If that does not help, [write to us](/help_center/requests?topic=problem): the form sends a support code, which says which versions of the site you run and nothing about you.',
      },
    ],
  },
];

/** Every article, in the order of the page. */
export const helpArticles: readonly HelpArticle[] = helpGroups.flatMap(({ articles }) => articles);

/** The question that an article answers. */
export const titleOf = ({ id }: HelpArticle): string => helpArticleTitles[id];

/** A text in parts: plain ones, and links. */
export function partsOf(text: string): { text: string; to?: string }[] {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).flatMap((part) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (link?.[1] !== undefined && link[2] !== undefined) return [{ text: link[1], to: link[2] }];
    return part === '' ? [] : [{ text: part }];
  });
}
