import type { CourseBody, LearningEventBody, LessonBody } from '@tayyib/shared/contracts';

/** An event of the demo, which begins so many days from the day of the seed, at a time of India. */
interface DemoEvent extends Omit<LearningEventBody, 'startsAt'> {
  inDays: number;
  time: string;
}

interface DemoLesson extends Omit<LessonBody, 'courseId' | 'position' | 'isPublished' | 'eventId'> {
  /** Whether it is about the event that took place. */
  isOfPastEvent?: boolean;
}

interface DemoCourse extends Omit<CourseBody, 'position'> {
  lessons: readonly DemoLesson[];
}

/** One that took place, and two to come. Nobody meets at them, as their page says. */
export const demoEvents: readonly DemoEvent[] = [
  {
    kind: 'webinar',
    title: 'How a verdict is found',
    speaker: 'Abdullah Advisor',
    inDays: -9,
    time: '19:00',
    minutes: 45,
    seats: 100,
    audience: 'user',
    place: 'Online',
    hasRoom: false,
    description:
      'The order of the questions that decide a verdict, with one company. The lesson has the same in writing.',
  },
  {
    kind: 'webinar',
    title: 'Purification, worked with your questions',
    speaker: 'Abdullah Advisor',
    inDays: 5,
    time: '19:00',
    minutes: 60,
    seats: 100,
    audience: 'user',
    place: 'Online',
    hasRoom: false,
    description: `What part of a dividend is given away, and why published methods differ:

- by dividend, by share held, by day held and by gain;
- what to do where the accounts leave interest open;
- what belongs into the ledger.

Bring a holding of yours. Nothing said there is advice to buy or sell.`,
  },
  {
    kind: 'circle',
    title: 'Study circle: one annual report, read together',
    speaker: 'Abdullah Advisor',
    inDays: 12,
    time: '10:30',
    minutes: 90,
    seats: 11,
    audience: 'premium',
    place: 'Live, in a room on this page',
    hasRoom: true,
    description:
      'Eleven listeners, one report: where **debt**, **interest** and **segments** stand in it. Read the notes on borrowings before.',
  },
];

/** What is known of standards, accounts and purification, from the rules of the product. */
export const demoCourses: readonly DemoCourse[] = [
  {
    title: 'Reading a verdict',
    summary:
      'What decides whether a stock complies, in which order, and what happens where accounts say nothing.',
    lessons: [
      {
        slug: 'the-order-of-a-verdict',
        title: 'The order of a verdict',
        audience: 'user',
        isOfPastEvent: true,
        body: `A verdict is the answer of **one standard** on one day. It is found in an order, and the first certain failure ends it.

1. **Business.** What does the company earn its money with? No ratio makes up for a business that is not permitted.
2. **Debt.** By the TASIS norms, interest-bearing debt may be at most 25% of total assets.
3. **Impure income.** Interest may be at most 3% of total income.
4. **Liquidity.** Cash and what customers owe may be at most 90% of total assets.

If one of these fails for certain, it does not matter what else is missing. If nothing fails and something is missing, doubtful or too old, the answer is *under review*. Only what is left is compliant.

> A false pass is worse than a review. What filings leave open never passes.

Two standards may differ on the same company. AAOIFI compares debt with the market value of six months and wants less than 30%; TASIS compares it with assets. A company whose shares fell may fail the one and pass the other, without having borrowed a rupee more. So read which standard an answer is from, before you compare it with that of a friend.`,
      },
      {
        slug: 'which-accounts-decide',
        title: 'Which accounts decide',
        audience: 'user',
        body: `Ratios come from accounts, and companies file many. The newest **audited annual accounts** decide. Of one year, consolidated accounts come before those of the company alone, and complete ones before a summary.

Half-years decide nothing: a company that sells umbrellas would change its status with the rain. A newer balance sheet may still contradict a pass. If it is beyond a limit, the answer becomes *under review*.

| Accounts are | Until |
| --- | --- |
| fresh | 12 months and 60 days after the end of the year |
| ageing | 24 months and 60 days |
| outdated | 36 months |
| too old | they decide nothing |

The 60 days are what the listing rules of SEBI give a company to publish its audited accounts.

Why does the age matter to you? An outdated pass says what was true then. The page of the stock has the year beside the verdict. Look at it first, and at the verdict second.`,
      },
      {
        slug: 'a-figure-nobody-stated',
        title: 'A figure that nobody stated',
        audience: 'premium',
        body: `What do you do with a line that the accounts leave out? Guessing is one answer, and zero is another. Both are wrong in somebody's favour.

A figure that is not stated has a **least** and a **most**. A ratio passes only if its worst case passes, and fails only if its best case fails. Everything between is open, with both numbers shown.

Take interest income. A company that does not lend has no other line for it than *other income*. So interest is at most all other income. If even that is within the limit of the standard, the test passes, although nobody knows the exact figure. If it is not, the answer is open.

Three things to remember:

- The bound does not hold for a company that lends. A bank's interest is its revenue.
- A **doubt** is not an absent figure. A number that contradicts the rest stays unknown.
- Stating one more figure never turns a verdict into its opposite. It can only close what was open.

On the page of a stock, *What would change this* names the line that is missing. Now you know what it is worth.`,
      },
    ],
  },
];
