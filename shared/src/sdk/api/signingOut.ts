/** The sign-out in progress; it yields whether the session has ended. */
let inProgress: Promise<boolean> | undefined;
let endedSessions = 0;

/**
 * Runs a sign-out. Requests that start meanwhile wait for it: the server would refuse those that arrive after the session has ended,
 * which browsers log as errors.
 */
export async function whileSigningOut<Reply extends { error?: unknown }>(
  signOut: () => Promise<Reply>,
): Promise<Reply> {
  const reply = signOut();
  inProgress = reply.then(
    ({ error }) => error === undefined,
    () => false,
  );
  try {
    const answered = await reply;
    if (answered.error === undefined) endedSessions += 1;
    return answered;
  } finally {
    inProgress = undefined;
  }
}

/** Waits for a sign-out in progress, and yields whether it ended the session, so that a request of it is not sent any more. */
export const hasJustSignedOut = async (): Promise<boolean> => (await inProgress) ?? false;

/** How many sessions this page has ended: a request that waited is not sent if it changed meanwhile. */
export const countEndedSessions = (): number => endedSessions;
