/** The limit of tests in files that start several servers, databases or programs, or fill one with the sample: each takes seconds. */
export const slowStartMs = 120_000;
