/** What the address says where it is one of the choices, else the first of them. */
export function choiceFrom<Choice extends string>(
  said: string | null,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === said) ?? choices[0];
}
