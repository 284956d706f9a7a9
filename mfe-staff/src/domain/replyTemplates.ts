/** Answers that staff begin from, by what they are for. */
export const replyTemplates = {
  more: {
    title: 'Ask for more',
    text: 'Assalamu Alaikum,\n\nthank you for writing. Please tell us which page it is, what you did there and what you saw.',
  },
  reload: {
    title: 'Reload the page',
    text: 'Assalamu Alaikum,\n\nthis is fixed in the version of today. Please reload the page. If you still see it, write to us here.',
  },
  verdict: {
    title: 'A verdict is looked at',
    text: 'Assalamu Alaikum,\n\nthank you for pointing this out. We compare the figure with the filing. Where ours is wrong, it is corrected and the stock is judged again.',
  },
  refund: {
    title: 'Refund',
    text: 'Assalamu Alaikum,\n\nyou may end your plan on any day under Subscription Plan. The price of its remaining whole days is refunded to your payment method.',
  },
  account: {
    title: 'Signed out, or a lost password',
    text: 'Assalamu Alaikum,\n\nan account is open on one device at a time, so signing in on another signs the first one out. If that was not you, choose a new password under Profile Details. We never ask for your password or a code.',
  },
  done: {
    title: 'Done',
    text: 'Assalamu Alaikum,\n\nthis is done. Thank you for your patience.',
  },
} as const;

export type ReplyTemplate = keyof typeof replyTemplates;
