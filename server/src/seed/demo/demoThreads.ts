import type { PostBody } from '@tayyib/shared/contracts';

/** Who writes in the demo: the demo accounts, by the names in their addresses. */
export type DemoWriter = 'premium' | 'pro' | 'advisor' | 'staff';

interface DemoReply {
  by: DemoWriter;
  hoursAgo: number;
  text: string;
  isAnswer?: boolean;
  likedBy?: readonly DemoWriter[];
}

interface DemoThread extends Omit<PostBody, 'replyTo'> {
  by: DemoWriter;
  hoursAgo: number;
  likedBy?: readonly DemoWriter[];
  replies: readonly DemoReply[];
}

/** The threads of the demo, oldest first. What they say of a stock is how to read its page, not what its verdict is: verdicts change. */
export const demoThreads: readonly DemoThread[] = [
  {
    by: 'staff',
    hoursAgo: 24 * 40,
    title: 'Welcome: how to ask so that you get an answer',
    topic: 'general',
    isPublic: true,
    likedBy: ['premium', 'pro', 'advisor'],
    text: `A few habits make this a good place to learn:

- **One question, one thread.** Put the question into the title, and tick “It is a question”.
- Name the stock with a dollar sign, like $TCS. Readers see its verdict of today beside the symbol.
- Say **what you have read already**, and where: the annual report, the page, the standard.
- When a reply helped, accept it. The next one who asks finds it by the search.

> No tips to buy or sell, and no rulings from those who are not scholars. The mark *Scholar* comes from us, never from a name.`,
    replies: [
      {
        by: 'premium',
        hoursAgo: 24 * 39,
        text: 'Thank you. I did not know that `$` shows the verdict: it saves opening ten tabs.',
        likedBy: ['staff'],
      },
    ],
  },
  {
    by: 'pro',
    hoursAgo: 24 * 31,
    title: 'Reading a segment note in ten minutes',
    topic: 'screening',
    isPublic: true,
    likedBy: ['premium', 'advisor', 'staff'],
    text: `Most surprises in screening come from one page of the annual report: the **segment note**. My routine:

1. Search the PDF for “segment”. Take the note of the *consolidated* accounts.
2. Write down each segment with its revenue, and the total.
3. Ask of each: is it permissible, and if not, what share of the total is it?
4. Look for “other operating revenue” and “other income”: interest hides there.

| Line | Where it hides | What it does |
| --- | --- | --- |
| Interest income | Other income | counts as impure income |
| Treasury gains | Other income | depends on the instrument |
| Financing arm | A segment of its own | can decide the business screen |

The page of a stock shows the same from the filing, but doing it once by hand taught me what the figures mean.`,
    replies: [
      {
        by: 'advisor',
        hoursAgo: 24 * 30,
        text: 'A good routine. I would add a fifth step: read the *accounting policy* on revenue. It says whether a company shows commissions or the whole sale, and the shares change with it.',
        likedBy: ['pro', 'premium', 'staff'],
      },
      {
        by: 'premium',
        hoursAgo: 24 * 29,
        text: 'Tried it with $INFY. Took twenty minutes the first time, eight the second.',
      },
    ],
  },
  {
    by: 'premium',
    hoursAgo: 24 * 24,
    title: 'Purify dividends when they arrive, or once a year?',
    topic: 'purification',
    isQuestion: true,
    isPublic: true,
    likedBy: ['pro', 'staff'],
    text: `I hold about fifteen companies, and dividends arrive all year round. The impure share of a year is known only after its accounts are out.

How do you all do it: **at once**, with the share of the year before, or **once a year**, together with zakat?`,
    replies: [
      {
        by: 'pro',
        hoursAgo: 24 * 24 - 3,
        text: 'Once a year, after the accounts. The purification page takes my portfolio, and the ledger says what is left.',
        likedBy: ['premium'],
      },
      {
        by: 'advisor',
        hoursAgo: 24 * 23,
        text: `Both are practised. What matters is that it is **paid, and not forgotten**:

- If you can wait for the accounts, the share is exact.
- If you fear to forget, set aside the share of the year before at once, and correct it later.

What was set aside is not yours any more: do not count it in your zakat.`,
        isAnswer: true,
        likedBy: ['premium', 'pro', 'staff'],
      },
      { by: 'premium', hoursAgo: 24 * 22, text: 'Thank you, @Abdullah Advisor, that settles it for me.' },
    ],
  },
  {
    by: 'pro',
    hoursAgo: 24 * 18,
    title: 'Why two standards disagree about the same company',
    topic: 'screening',
    likedBy: ['premium'],
    text: `Compare $HINDALCO by TASIS and by AAOIFI: one divides debt by **total assets**, the other by **market value**. When the price falls, the second ratio grows although not a rupee of debt was added.

\`\`\`bars
The same debt, divided by two things (an example)
By total assets | 23.5 | 25
By market value | 31.2 | 30
\`\`\`

Neither is a mistake. Choose one standard, and stay with it: changing it whenever a stock fails is no screening at all.`,
    replies: [
      {
        by: 'premium',
        hoursAgo: 24 * 17,
        text: 'The figure makes it clear. I stay with TASIS.',
        likedBy: ['pro'],
      },
    ],
  },
  {
    by: 'premium',
    hoursAgo: 24 * 14,
    title: 'What does “under review: accounts not loaded” ask of me?',
    topic: 'stocks',
    isQuestion: true,
    text: 'Half of a small-cap list that a friend sent me says this. Is it a warning about the companies?',
    replies: [
      {
        by: 'staff',
        hoursAgo: 24 * 14 - 2,
        text: 'No: it says something about us. The accounts of that company are not on file yet, so nothing is judged. Companies whose filings we have, and that leave something open, have another label.',
        isAnswer: true,
        likedBy: ['premium', 'pro'],
      },
    ],
  },
  {
    by: 'pro',
    hoursAgo: 24 * 11,
    title: 'Gold ETF, sovereign bond or coins: which one do you hold, and why?',
    topic: 'funds',
    likedBy: ['premium'],
    text: 'For zakat all of them count by their value. But what about **possession**, and the interest that a sovereign bond pays beside the price of gold?',
    replies: [
      {
        by: 'advisor',
        hoursAgo: 24 * 10,
        text: 'Two questions to bring to a scholar: what the 2.5% a year on a sovereign gold bond is, and whether the units of a fund are gold that you own. Everything else is a matter of taste.',
        likedBy: ['premium', 'pro'],
      },
      {
        by: 'premium',
        hoursAgo: 24 * 10 - 5,
        text: 'Coins for me, small ones. I sleep better, and zakat is one look at the scale.',
      },
    ],
  },
  {
    by: 'premium',
    hoursAgo: 24 * 8,
    title: 'A verdict changed while I held the stock. How long do I have?',
    topic: 'stocks',
    isQuestion: true,
    text: 'I received an alert that a company of mine is not compliant any more. I hold it at a loss. Must I sell the same day?',
    replies: [
      {
        by: 'advisor',
        hoursAgo: 24 * 8 - 6,
        text: 'Standards name different times, and the page of each standard cites its own. What came after the change is purified in any case. About your own case ask a scholar you trust, or book a consultation.',
        likedBy: ['premium', 'pro', 'staff'],
      },
    ],
  },
  {
    by: 'pro',
    hoursAgo: 24 * 6,
    title: 'IT companies in one list: what to read beside the verdict',
    topic: 'stocks',
    likedBy: ['premium', 'staff'],
    text: `$TCS, $INFY, $WIPRO and $HCLTECH look alike in a screener. What I compare:

- **Other income** as a share of revenue: a pile of cash in deposits earns interest.
- The trend of five years, not the last quarter.
- Leases: some count them as debt, some standards do not.`,
    replies: [
      {
        by: 'premium',
        hoursAgo: 24 * 6 - 4,
        text: 'The interest on the cash of $INFY surprised me. Small as a share, large in rupees.',
      },
      {
        by: 'staff',
        hoursAgo: 24 * 5,
        text: 'You can filter by it: `Impure income < 1%` in the advanced screener.',
        likedBy: ['pro'],
      },
    ],
  },
  {
    by: 'premium',
    hoursAgo: 24 * 4,
    title: 'زکوٰۃ: کیا ایس آئی پی کے یونٹس پر بھی زکوٰۃ ہے؟',
    topic: 'purification',
    isQuestion: true,
    text: 'میں ہر مہینے ایک ایس آئی پی میں سرمایہ کاری کرتا ہوں۔ کیا زکوٰۃ پوری قیمت پر ہے یا صرف منافع پر؟',
    replies: [
      {
        by: 'advisor',
        hoursAgo: 24 * 4 - 8,
        text: 'On the zakatable part of the whole value on your day of zakat, not on the profit alone. The calculator asks for the fund, and says how it computes that part.',
        isAnswer: true,
        likedBy: ['premium'],
      },
    ],
  },
  {
    by: 'pro',
    hoursAgo: 60,
    title: 'My checklist before the page of a stock becomes a purchase',
    topic: 'learning',
    likedBy: ['premium', 'advisor'],
    text: `1. Is the verdict based on accounts of **this** year?
2. How far is the nearest limit? Two points of headroom are little.
3. Has the verdict changed before, and how often?
4. Do I understand the business in one sentence?
5. Can I hold it for five years?

What is on yours?`,
    replies: [
      {
        by: 'premium',
        hoursAgo: 58,
        text: 'Who owns it. Promoter pledges ended two of my holdings.',
        likedBy: ['pro'],
      },
      {
        by: 'staff',
        hoursAgo: 50,
        text: 'Number 2 is a column of the watchlist: *nearest limit*.',
        likedBy: ['pro', 'premium'],
      },
    ],
  },
  {
    by: 'premium',
    hoursAgo: 26,
    title: 'For anyone who holds $ITC',
    topic: 'stocks',
    text: 'The page of $ITC says **since when** its verdict is what it is, and which segment decides it. Worth reading even if you never held it: it shows how the business screen works.',
    replies: [
      { by: 'pro', hoursAgo: 20, text: 'And compare it with $HINDUNILVR, which looks similar from outside.' },
    ],
  },
  {
    by: 'pro',
    hoursAgo: 7,
    title: 'Does anyone track the headroom of $RELIANCE over the years?',
    topic: 'stocks',
    isQuestion: true,
    text: 'Its debt moved a lot in ten years. I would like to see the ratio of each year beside the limit, not the last one alone. Is there a page for it?',
    replies: [],
  },
];
