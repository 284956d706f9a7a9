/** The text for a company that has not been judged yet. */
export const notScreened = 'We have not screened this company yet.';
