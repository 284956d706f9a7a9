/** Bounds that a form shows while the server enforces them. */
export const postMaxLength = 2000;
export const callUsernameMaxLength = 40;
export const watchlistTitleMaxLength = 60;
/** One line of the chat beside a call. */
export const callMessageMaxLength = 4000;
/** What somebody asks a scholar, and what the scholar answers. */
export const consultationQuestionMaxLength = 2000;
export const consultationAnswerMaxLength = 8000;
/** How long a call rings before it is a missed one, in milliseconds. */
export const ringTimeoutMs = 30_000;
/** How long a side may be without a connection to us before its call ends, in milliseconds. */
export const legGraceMs = 20_000;
export const roomTitleMaxLength = 60;
/** People in a room whose pictures go from each to each; a machine of two cores carries no more. */
export const meshPeopleMost = 4;
/** People in a room whose pictures go through our forwarding server. */
export const sfuPeopleMost = 12;
/** A screen's text; the language itself reads 4000 letters. */
export const screenTextMaxLength = 10_000;
/** Numbers and named figures in one screen or ratio. */
export const screenPartsMost = 300;
/** How often ratios may rest on ratios: over years, what each reads multiplies. */
export const ratioDepthMost = 5;
export const screenColumnsMost = 30;
export const savedScreensMost = 50;
/** Screens one person hears of when what they find changes. */
export const followedScreensMost = 10;
export const savedScreenNameMaxLength = 80;
export const customRatiosMost = 50;
export const ratioNameMaxLength = 80;
/** A question to the advisor in writing, and the answer. */
export const questionMinLength = 10;
export const questionMaxLength = 1000;
export const answerMaxLength = 4000;
