/** Limits that forms show and the server enforces. */
/** Of the Markdown of a post of the community. */
export const postMaxLength = 5000;
export const threadTitleMaxLength = 120;
/** Of the text that lists of threads show. */
export const excerptMaxLength = 240;
export const reportNoteMaxLength = 300;
export const appealMaxLength = 1000;
/** How many threads a member may begin in a day. */
export const maxThreadsADay = 15;
/** How many posts a member has written before links are accepted from them. */
export const postsBeforeLinks = 3;
/** How long a member may be kept from writing, in days. */
export const sanctionDays = [1, 7, 30, 365] as const;
/** Of the reason that staff give for what they change. */
export const reasonLength = { least: 3, most: 200 } as const;
export const callUsernameMaxLength = 40;
export const watchlistTitleMaxLength = 60;
/** What an owner writes beside a watched stock. */
export const watchNoteMaxLength = 500;
export const watchTagMaxLength = 24;
export const maxWatchTags = 8;
export const maxTargetRupees = 9_999_999;
/** Of a file of stocks; the largest watchlist of any broker is far smaller. */
export const stockFileMaxLength = 100_000;
/** One line of the chat beside a call. */
export const callMessageMaxLength = 4000;
/** A consultation question and its answer. */
export const consultationQuestionMaxLength = 2000;
export const consultationAnswerMaxLength = 8000;
/** How long a call rings before it counts as missed, in milliseconds. */
export const ringTimeoutMs = 30_000;
/** How long a participant may be disconnected from us before the call ends, in milliseconds. */
export const legGraceMs = 20_000;
export const roomTitleMaxLength = 60;
export const roomTopicMaxLength = 140;
/** How many days ahead a room may be planned, how many rooms one user may have planned, and how long one stays open for its host. */
export const roomDaysAhead = 60;
export const maxPlannedRooms = 3;
export const plannedRoomStaysMs = 60 * 60_000;
/** How long before a planned room begins its reminder is sent, in milliseconds, and of how many rooms one user may be reminded. */
export const roomReminderMs = 15 * 60_000;
export const maxRoomReminders = 20;
/** How long the invite link of a room works at least, in milliseconds; it ends with the room. */
export const roomInviteMs = 24 * 60 * 60_000;
/** Participants of a mesh room; a two-core machine handles no more. */
export const maxMeshPeople = 4;
/** Participants of a room whose media is forwarded by our server. */
export const maxSfuPeople = 12;
/** A screen's text; the language itself accepts 4000 letters. */
export const screenTextMaxLength = 10_000;
/** Numbers, metrics and ratios in one screen or custom ratio. */
export const maxScreenParts = 300;
/** Steps over all companies that one screen may take. Thirty clauses over ten years take about a thousand. */
export const maxScreenWork = 5000;
/** The same for each of its columns. */
export const maxColumnWork = 2000;
/** How deep custom ratios may nest: over years, the columns each one reads multiply. */
export const maxRatioDepth = 5;
export const maxScreenColumns = 30;
export const maxSavedScreens = 50;
/** Followed screens per user. */
export const maxFollowedScreens = 10;
export const savedScreenNameMaxLength = 80;
export const maxCustomRatios = 50;
export const ratioNameMaxLength = 80;
/** A written question to the advisor, and the answer. */
export const questionMinLength = 10;
export const questionMaxLength = 1000;
export const answerMaxLength = 4000;
export const portfolioLimits = {
  /** Entries of one account, and of one request: an import is stored whole or not at all. */
  entries: 20_000,
  /** A request with as many entries, each with all its digits. */
  requestBytes: 6_500_000,
  /** Shares of one entry. */
  shares: 1_000_000_000,
  /** Money of one entry: 1,000 crore rupees. */
  paise: 1_000_000_000_000,
  /** Companies of one request for facts. */
  companies: 500,
} as const;
/** Cards that an account may arrange on its dashboard. */
export const maxDashboardCards = 50;
/** Lines of one purification ledger: fifty holdings over ten years, with payments and corrections. */
export const maxLedgerLines = 2000;
/** Dues or parts of a payment in one request. */
export const maxLedgerEntries = 100;
/** ₹1,000 crore: 2,000 of them still add up exactly. */
export const maxLedgerPaise = 1e12;
export const ledgerNoteMaxLength = 200;
/** Characters of encrypted zakat years: some two hundred saved years with their working. */
export const maxEncryptedYears = 600_000;
/** Zakat reminders of one account: one for each line of wealth. */
export const maxZakatReminders = 10;

/** The room of a consultation opens this long before the time, because people are early. */
export const waitingRoomOpensMs = 10 * 60_000;
/** It closes this long after the time, because talks run over. */
export const waitingRoomClosesMs = 2 * 60 * 60_000;
export const articleTitleMaxLength = 120;
/** Search engines show about as much. */
export const articleSummaryMaxLength = 200;
/** Of the Markdown of an article: some ten thousand words. */
export const articleBodyMaxLength = 60_000;
export const authorNameMaxLength = 60;
export const authorsMost = 5;
/** Until how long before its time the requester may move a consultation, and how often. */
export const consultationMoveClosesMs = 2 * 60 * 60_000;
export const maxConsultationMoves = 3;
/** The length of one consultation. */
export const consultationMinutes = 30;
/** How many days ahead the weekly hours of an advisor are offered. */
export const consultationDaysAhead = 21;
export const maxConsultationHours = 28;
export const consultationNotesMaxLength = 8000;
/** How many sheets of stocks are open in one consultation: as many as fit beside each other as tabs. */
export const maxConsultationSheets = 6;
/** What the page says instead of offering another, and the server to who asks nevertheless. */
export const tooManySheets = `${maxConsultationSheets} sheets are open. Close one to open another.`;
export const advisorProfileMaxLength = 600;
/** Of a request to support, and of each message in it. */
export const supportTextMaxLength = 3000;
/** Requests of one user that are not closed. */
export const maxOpenSupportRequests = 5;
/** Messages of one request, by both sides. */
export const maxSupportMessages = 40;
/** Of the title of an event or a lesson. */
export const learningTitleMaxLength = 120;
/** Of the Markdown that describes an event. */
export const eventDescriptionMaxLength = 5000;
/** Of where an event takes place: an address, or a link. */
export const eventPlaceMaxLength = 300;
/** Each seat is a mail when the event moves. */
export const maxEventSeats = 500;
/** The lengths of an event, in minutes. */
export const eventMinutes = { least: 15, most: 480 } as const;
/** How long before an event its room may be opened, in milliseconds. */
export const eventRoomOpensMs = 10 * 60_000;
/** How long before an event those with a seat are reminded, in milliseconds. */
export const eventReminderMs = 60 * 60_000;
/** Every so often a part of a recording is sent, so that no more than this is lost, in milliseconds. */
export const recordingPartMs = 5000;
/** The sound of a part at 32 kbit/s is a twelfth of this. */
export const recordingPartMaxBytes = 256 * 1024;
/** Of one recording: four and a half hours at 32 kbit/s. */
export const recordingMaxBytes = 64 * 1024 * 1024;
export const maxRecordingsOfEvent = 5;
/** How long a recording is kept that is not published, in days. */
export const recordingKeptDays = 30;
/** Of the Markdown of a lesson: some three thousand words. */
export const lessonBodyMaxLength = 20_000;
export const courseSummaryMaxLength = 300;
/** Courses in the library, and lessons in each. */
export const maxCourses = 40;
export const maxLessonsPerCourse = 60;
