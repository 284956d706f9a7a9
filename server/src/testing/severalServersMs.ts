/** The limit of tests in files that start several servers, databases or programs, or a thread for big files: each takes seconds. */
export const severalServersMs = 120_000;
