/**
 * Small components and helpers shared by pages of several modules. Each module bundles those it uses: the shell does not provide this
 * folder, so a change takes effect with the module's next release.
 */
export { AgreementDialog } from './AgreementDialog';
export { Answered, type Query } from './Answered';
export { CardAbsent, CardEmpty, CardFoot, CardRow, CardRows } from './CardParts';
export { Fact } from './Fact';
export { Failure } from './Failure';
export { LazyPart } from './LazyPart';
export { onDemand } from './onDemand';
export { PageControls } from './PageControls';
export { PageSkeleton } from './PageSkeleton';
export { PrintedHead } from './PrintedHead';
export { QuestionList } from './QuestionList';
export { RemovedEntry } from './RemovedEntry';
export { saveFile } from './saveFile';
export { focusSection, Section } from './Section';
export { sectionId } from './sectionId';
export { useConfirm } from './useConfirm';
export { useCopy } from './useCopy';
export { Working } from './Working';
export { WriteForm } from './WriteForm';
export { useNow } from './useNow';
