import type { AccessLevel } from './access';

/** What an event is: one person speaks to many, or a few read and talk together. */
export const learningEventKinds = ['webinar', 'circle'] as const;
export type LearningEventKind = (typeof learningEventKinds)[number];

/** How kinds of events are called on pages. */
export const learningEventKindTitles: Readonly<Record<LearningEventKind, string>> = {
  webinar: 'Webinar',
  circle: 'Study circle',
};

/** The access levels that an event or a lesson can be for. */
export const learningAudiences = ['user', 'premium', 'pro'] as const satisfies readonly AccessLevel[];
export type LearningAudience = (typeof learningAudiences)[number];

/** How audiences are called on pages. */
export const learningAudienceTitles: Readonly<Record<LearningAudience, string>> = {
  user: 'Every account',
  premium: 'Premium and Premium Pro',
  pro: 'Premium Pro',
};
