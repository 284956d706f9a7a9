export { unsentText, useUnsentText } from './useUnsentText';
export { dayIn, fieldOf, parsedText, textIn } from './readFields';
export { withStorage } from './withStorage';
