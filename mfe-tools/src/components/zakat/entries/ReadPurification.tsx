import { useEffect } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { toRupees } from '@tayyib/shared/values/amounts';
import { enteredFrom } from '../../../domain/purification/enteredFrom';
import { useDraft, type Draft } from '../../../state/drafts';
import { usePurificationForm } from '../../../state/purification/usePurificationForm';
import { usePurificationTotals } from '../../../state/purification/usePurificationTotals';
import { enteredInWords } from '../../purification/amountInWords';

/** What was read of the purification form. */
export interface ReadAmount {
  /** The known part; null where nothing is known. */
  rupees: number | null;
  text: string;
  hasFailed?: boolean;
}

interface Props {
  onRead: (read: ReadAmount) => void;
}

/** Reads the form as it is saved now, and what is on file of its holdings. Shows nothing; the parent removes it once it has read. */
export default function ReadPurification({ onRead }: Props) {
  const draft = useDraft('purification');
  return draft && <Reading draft={draft} onRead={onRead} />;
}

function Reading({ draft, onRead }: Props & { draft: Draft }) {
  const isUser = useViewer().user !== null;
  const { form } = usePurificationForm(draft);
  const { facts, results, method, totals } = usePurificationTotals(form, isUser);
  const { error, isFetching } = facts;
  useEffect(() => {
    if (isFetching) return;
    if (error) {
      const text = `Nothing was entered: dividends and accounts are not available. ${toMessage(error)}`;
      onRead({ rupees: null, text, hasFailed: true });
      return;
    }
    const entered = enteredFrom(results, method, totals[method]);
    onRead({
      rupees: entered.paise === null ? null : toRupees(entered.paise),
      text: enteredInWords(entered),
    });
  });
  return null;
}
