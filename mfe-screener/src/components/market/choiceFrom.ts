/** The value if it is one of the choices, otherwise the first choice. */
export function choiceFrom<Choice extends string>(
  value: string | null,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
