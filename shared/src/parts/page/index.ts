/**
 * Small components and helpers shared by pages of several modules. Each module bundles those it uses: the shell does not provide this
 * folder, so a change takes effect with the module's next release.
 */
export { AgreementDialog } from './AgreementDialog';
export { Answered, type Query } from './Answered';
export { CardAbsent, CardEmpty, CardFoot, CardRow, CardRows } from './CardParts';
export { copyText } from './copyText';
export { Failure } from './Failure';
export { LazyPart } from './LazyPart';
export { NumberInput } from './NumberInput';
export { onDemand } from './onDemand';
export { PageControls } from './PageControls';
export { PageSkeleton } from './PageSkeleton';
export { QuestionList } from './QuestionList';
export { useConfirm } from './useConfirm';
export { WriteForm } from './WriteForm';
export { useNow } from './useNow';
