import type { EditionDiff } from '@tayyib/shared/contracts';
import { saveFile } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import type { EditionName } from '../../api/standardsApi';
import { changesCsv } from '../../domain/statusLabels';

/** Downloads the whole list as CSV. */
export function DownloadChanges({ name, changes }: { name: EditionName; changes: EditionDiff['changes'] }) {
  const download = () =>
    saveFile({
      text: changesCsv(changes),
      name: `changes-${name.standard}-${name.edition}.csv`,
      type: 'text/csv',
    });
  return <Button onClick={download}>Download as CSV</Button>;
}
