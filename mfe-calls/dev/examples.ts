import type {
  CallRecord,
  CallsReply,
  Consultation,
  ConsultationSlotsReply,
  StockAnswersReply,
} from '@tayyib/shared/contracts';

const hourMs = 3_600_000;
/** A moment that many hours from the time the page was loaded. */
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const idOf = (last: number) => `5b0f0c43-6b0e-4d29-8a56-${String(last).padStart(12, '0')}`;

const consultation = {
  role: 'asker',
  other: 'Abdullah Advisor',
  advisor: 'Abdullah Advisor',
  minutes: 30,
  isin: null,
  stock: null,
  answer: null,
  answeredAt: null,
  mayPublish: null,
  movableUntil: null,
  moves: 0,
  notes: '',
  rating: null,
  isOtherWaiting: false,
} satisfies Partial<Consultation>;

/** A consultation that is booked, with these differences. */
export const aConsultation = (change: Partial<Consultation> = {}): Consultation => ({
  ...consultation,
  id: idOf(1),
  startsAt: inHours(30),
  status: 'booked',
  question: 'Zakat on shares?',
  ...change,
});

/** One that is booked, and one that was answered in writing. */
export const consultations: Consultation[] = [
  aConsultation({
    isin: 'INE002A01018',
    stock: 'Reliance Industries Limited',
    question: 'Which of its businesses do you count as impermissible?',
    movableUntil: inHours(28),
  }),
  aConsultation({
    id: idOf(2),
    startsAt: inHours(-50),
    status: 'answered',
    question: 'Is zakat due on shares that I hold for their dividends?',
    answer: 'It is due on your share of what the company could distribute.',
    answeredAt: inHours(-26),
    mayPublish: false,
  }),
];

export const slots: ConsultationSlotsReply = {
  slots: [26, 27, 49, 50, 74].map((hours, place) => ({
    id: idOf(10 + place),
    advisor: 'Abdullah Advisor',
    startsAt: inHours(hours),
    minutes: 30,
  })),
  advisors: [
    {
      name: 'Abdullah Advisor',
      qualification: 'Certified Shariah adviser',
      languages: 'English, Hindi, Urdu',
      about: 'Screening of shares, zakat on investments.',
      answered: 24,
      rating: { average: 4.7, count: 18 },
    },
  ],
  isWaiting: false,
};

export const noSlots: ConsultationSlotsReply = { slots: [], advisors: [], isWaiting: false };

export const stockAnswers: StockAnswersReply = {
  answers: [
    {
      id: idOf(20),
      advisor: 'Abdullah Advisor',
      answer: 'Its retail business does not change the verdict: interest and debt do.',
      answeredAt: inHours(-200),
    },
  ],
};

const call = {
  media: 'video',
  mark: null,
  reason: null,
  isMissed: false,
  isSeen: true,
  messages: 0,
  isBlocked: false,
  peer: null,
} satisfies Partial<CallRecord>;

/** One that was answered, with messages, and one that was missed. */
export const calls: CallsReply = {
  calls: [
    {
      ...call,
      id: idOf(30),
      direction: 'in',
      username: 'Bilal Ahmed Siddiqui',
      placedAt: inHours(-3),
      acceptedAt: null,
      endedAt: inHours(-3),
      reason: 'timeout',
      isMissed: true,
      isSeen: false,
    },
    {
      ...call,
      id: idOf(31),
      direction: 'out',
      username: 'Zoya',
      placedAt: inHours(-28),
      acceptedAt: inHours(-28),
      endedAt: inHours(-27),
      reason: 'hung-up',
      messages: 2,
    },
  ],
  next: null,
  missed: 1,
};
