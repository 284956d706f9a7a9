import type { EditionDiff } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/sdk/ui';
import type { EditionName } from '../../api/standardsApi';
import { changesCsv } from '../../domain/statusLabels';

/** Downloads the whole list as CSV. */
export function DownloadChanges({ name, changes }: { name: EditionName; changes: EditionDiff['changes'] }) {
  const download = () => {
    const address = URL.createObjectURL(new Blob([changesCsv(changes)], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `changes-${name.standard}-${name.edition}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return <Button onClick={download}>Download as CSV</Button>;
}
