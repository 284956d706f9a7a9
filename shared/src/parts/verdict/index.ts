/**
 * What pages show of a verdict. They render the same in Node, because public pages are rendered on the server: nothing here uses a component
 * library.
 */
export { VerdictAnswer } from './VerdictAnswer';
