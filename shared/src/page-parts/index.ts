/**
 * Small components that pages of several modules are made of. Each module compiles in those it uses: the shell does not
 * provide this folder, so a change here reaches a page with the module's next release.
 */
export { Answered, type Query } from './Answered';
export { Failure } from './Failure';
export { PageControls } from './PageControls';
export { QuestionList } from './QuestionList';
export { WriteForm } from './WriteForm';
