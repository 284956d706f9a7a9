import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../session/Viewer';

/** `points` in `seconds`, counted from the first one on. */
export interface LimitWindow {
  points: number;
  seconds: number;
}

/** `burst` at once, and `perSecond` more as time passes. */
export interface EventLimit {
  burst: number;
  perSecond: number;
}

/** How many requests are worked on at once, and how many more may wait for them. */
export interface UnderWayLimit {
  atOnce: number;
  waiting: number;
}

/** Per caller and server. A page of ours sends a dozen requests; a change may hold a connection to the database. */
export const underWayLimits = {
  user: { reads: { atOnce: 10, waiting: 200 }, changes: { atOnce: 3, waiting: 200 } },
  /** Many visitors may share an address. */
  address: { reads: { atOnce: 30, waiting: 400 }, changes: { atOnce: 10, waiting: 400 } },
} as const;

/** Per network address, of IPv6 per /64. */
const perMinute = (max: number) => ({ max, timeWindow: 60_000 });
const perMinuteAndUser = (max: number) => ({
  ...perMinute(max),
  keyGenerator: (request: FastifyRequest) => viewerOf(request).userId,
});

/** How often each route may be called: `config: { rateLimit: httpLimits.identity }`. Every route counts for itself. */
export const httpLimits = {
  accountChanges: perMinute(60),
  /** Settings, price alerts and pictures of messages. */
  alertChanges: perMinuteAndUser(60),
  /** Each is a request of ours to an address of theirs. */
  webhookTests: perMinuteAndUser(5),
  /** Of all scanners behind one address; each scanner has a limit of its own besides. */
  scannerHooks: perMinute(300),
  /** Mail programs follow the links of many users. */
  unsubscribes: perMinute(60),
  articles: perMinuteAndUser(60),
  avatars: perMinute(20),
  billing: perMinute(30),
  /** Enough to block every caller of an evening, too few for a flood. */
  callBlocks: perMinuteAndUser(30),
  callWishes: perMinuteAndUser(30),
  /** Writing and deleting: enough for a lively conversation, too few for a flood. */
  community: perMinuteAndUser(20),
  /** Likes, bookmarks and what was read: one for each thread that is opened, and a few more. */
  communityMarks: perMinuteAndUser(120),
  communityPictures: perMinuteAndUser(10),
  /** Each is parsed. */
  communityPreviews: perMinuteAndUser(30),
  /** Each is work for staff. */
  communityReports: perMinuteAndUser(5),
  /** One for each pause in typing. */
  communitySearches: perMinuteAndUser(60),
  consents: perMinute(30),
  consultations: perMinuteAndUser(20),
  /** Taking a seat is a mail. */
  eventSeats: perMinuteAndUser(10),
  /** Enough to come back after a lost connection, again and again. */
  eventRooms: perMinuteAndUser(20),
  /** Each change may be a mail to everyone with a seat. */
  learningDesk: perMinuteAndUser(20),
  /** One every five seconds, and after ten minutes without a connection those of ten minutes. */
  recordingParts: perMinuteAndUser(240),
  /** A player asks for some at each jump. */
  recordingSound: perMinuteAndUser(120),
  /** One or two for each lesson that is opened. */
  lessonProgress: perMinuteAndUser(60),
  /** A broken page reports a handful at once; each is a line of the log. */
  cspReports: perMinute(20),
  feedFetches: perMinute(20),
  feedUploads: perMinute(60),
  /** Signing in, registering, codes and links. Enough for a household behind one address, too few to guess. */
  identity: perMinute(20),
  jobRuns: perMinute(30),
  /** Each adds lines that stay. */
  ledgers: perMinuteAndUser(30),
  zakatYears: perMinuteAndUser(30),
  /** A busy page reports a few times a minute. */
  moduleOutcomes: perMinute(60),
  /** Owners and tokens of a module; nobody changes many. */
  moduleOwners: perMinuteAndUser(20),
  /** Builds of several modules behind one address; too few to guess a token. */
  modulePublishing: perMinute(30),
  /** Nobody opens many links in a minute. */
  moduleOverrides: perMinute(20),
  /** Far more than a gateway sends; refused messages are logged, which must not fill the disk. */
  paymentWebhooks: perMinute(600),
  /** Each page is one request; a search of a visitor is one for each pause in typing. Many visitors may share an address. */
  publicStocks: perMinute(300),
  /** Each may be drawn. The sites that show links fetch one per link. */
  shareCards: perMinute(60),
  /** Enough to open a link again and again, far too few to guess one. */
  roomInvites: perMinuteAndUser(30),
  roomReminders: perMinuteAndUser(30),
  /** A large one is megabytes. */
  portfolios: perMinuteAndUser(60),
  /** It reads every table. */
  personalDataExports: perMinute(10),
  /** Enough to open a link again and again, far too few to guess one. */
  sharedWatchlists: perMinute(60),
  /** Reading a file looks up each of its lines. */
  stockFiles: perMinuteAndUser(30),
  supportCodes: perMinute(10),
  /** Each is work for staff. */
  supportRequests: perMinuteAndUser(10),
  /** A reader opens a few articles in a minute. */
  helpVotes: perMinuteAndUser(60),
  /** A client renews its token every quarter of an hour. */
  tokens: perMinuteAndUser(20),
} as const;

/** A user may have several tabs: together they may send this many times what one connection may. */
export const connectionsPerUser = 3;

/** How often one connection may send an event. */
export const eventLimits = {
  /** A busy page passes, a flood does not. */
  default: { burst: 10, perSecond: 1 },
  call: { burst: 20, perSecond: 5 },
  /** A user may place a few calls in a row, and as many again each minute. */
  callOffer: (allowance: number) => ({ burst: allowance, perSecond: allowance / 60 }),
  /** A call makes a few offers; a side has a few dozen candidates for each. */
  callDescription: { burst: 20, perSecond: 2 },
  iceCandidate: { burst: 200, perSecond: 20 },
  /** Each call that is placed or accepted asks once, and again before the credentials expire: more is abuse. */
  iceServers: (allowance: number) => ({ burst: allowance * 2, perSecond: allowance / 60 }),
  /** As fast as a user types, plus a burst of short lines. */
  callMessage: { burst: 30, perSecond: 3 },
  /** Somebody who comes and goes a few times in a minute; each is sent to everyone online. */
  away: { burst: 6, perSecond: 1 / 10 },
  /** A user may open a few rooms in a row, and then one every few seconds: each is announced to everyone online. */
  roomOpening: { burst: 10, perSecond: 1 / 10 },
  room: { burst: 20, perSecond: 5 },
  /** A room's worth of people in a row, and then one every few seconds. */
  roomInvite: { burst: 12, perSecond: 1 / 5 },
  /** One for each that can be seen, and a few more. */
  roomReaction: { burst: 5, perSecond: 1 },
  /** A few tries in a row, and then one every ten seconds: enough for a person with a link, far too few to guess one. */
  roomInviteLink: { burst: 10, perSecond: 1 / 10 },
  roomChart: { burst: 10, perSecond: 2 },
  /** An offer to each of three others with its candidates, several times over. */
  roomPeer: { burst: 200, perSecond: 50 },
  /** A media route is set up once, and again when it is lost. */
  mediaRoute: { burst: 12, perSecond: 1 / 4 },
  /** Each join or leave causes an offer for each of the others. */
  mediaAnswer: { burst: 40, perSecond: 4 },
  consultation: { burst: 20, perSecond: 2 },
} as const;

/** Wrong passwords in a row that cost nothing; the last of them, and each one after it, starts a lock. */
export const passwordLimits = {
  account: { free: 5 },
  /** Many users share one address: a household, a campus, a mobile network. */
  address: { free: 50 },
} as const;

/** Wrong codes at the second step of a sign-in; counted and locked like passwords, apart from them. */
export const secondStepLimits = {
  account: { free: 5 },
  address: { free: 50 },
} as const;

/** Steps over all companies that screens and their columns may take. */
export const screenWorkLimits = {
  perRequest: 10_000,
  /** Thirty clauses over ten years with thirty columns take less. */
  uncounted: 1500,
  /** Of the requests above that. */
  perMinute: { points: 100_000, seconds: 60 },
} as const;

/** How long a lock lasts. It doubles with each further failure (OWASP Authentication Cheat Sheet: exponential lockout). */
export const lockSeconds = { first: 60, longest: 3600, forgottenAfter: 24 * 3600 } as const;

/** Messages with codes and links, per purpose and address. */
export const sendLimits = {
  minute: { points: 1, seconds: 60 },
  /** For each browser or network address that asks. */
  hour: { points: 5, seconds: 3600 },
  /** For all who are not known to the account together: five guesses each at a million codes are 0.1% a day. */
  strangersHour: { points: 10, seconds: 3600 },
} as const;

/** Text messages, which cost money. */
export const textLimits = {
  accountHour: { points: 3, seconds: 3600 },
  accountDay: { points: 10, seconds: 24 * 3600 },
  /** In all, by every server. */
  serverHour: { points: 500, seconds: 3600 },
} as const;

/** A broken browser that reloads a module again and again counts once in so many seconds. */
export const outcomeWindowSeconds = 300;
