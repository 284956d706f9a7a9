/**
 * Small components and helpers shared by pages of several modules. Each module bundles those it uses: the shell does not provide this
 * folder, so a change takes effect with the module's next release.
 */
/** These are of the shell, so that the cards of all modules share one style sheet. */
export { CardAbsent, CardEmpty, CardFoot, CardRow, CardRows, PageSkeleton } from '@tayyib/shared/sdk/ui';
export { AgreementDialog } from './AgreementDialog';
export { Answered, type Query } from './Answered';
export { CopyButton } from './CopyButton';
export { Fact } from './Fact';
export { Failure } from './Failure';
export { Fold } from './Fold';
export { Info } from './Info';
export { LazyPart } from './LazyPart';
export { onDemand } from './onDemand';
export { PageControls } from './PageControls';
export { PrintedHead } from './PrintedHead';
export { QuestionList } from './QuestionList';
export { RemovedEntry } from './RemovedEntry';
export { saveFile } from './saveFile';
export { focusSection, Section } from './Section';
export { sectionId } from './sectionId';
export { ShowAll } from './ShowAll';
export { phoneWindow } from './phoneWindow';
export { useConfirm } from './useConfirm';
export { useCopy } from './useCopy';
export { useFirstOf } from './useFirstOf';
export { useNoOpenDialog } from './useNoOpenDialog';
export { Working } from './Working';
export { WriteForm } from './WriteForm';
export { useNow } from './useNow';
