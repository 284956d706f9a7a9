import { useState, type FormEvent } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Alert, Button } from '@tayyib/shared/ui';
import { useRecordBusinessFactMutation } from '../../api/standardsApi';
import { FieldErrors, objectionIn } from '../common/FieldErrors';
import { CheckField, DayField, PercentField, TextField } from '../common/inputs';
import fields from '../common/fields.module.css';

/** Records a line of business with its share of revenue, as a published source tells it. */
export function RecordBusinessForm({ isin }: { isin: string }) {
  const [record, { data, error, isLoading }] = useRecordBusinessFactMutation();
  const [activity, setActivity] = useState('');
  const [isDisclosed, setDisclosed] = useState(true);
  const [share, setShare] = useState(0);
  const [source, setSource] = useState({ publisher: '', document: '', asOf: '', publishedOn: '' });
  const put = (part: Partial<typeof source>) => setSource({ ...source, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { publishedOn, ...rest } = source;
    void record({
      isin,
      fact: {
        activity,
        shareOfRevenue: isDisclosed ? share : null,
        source: { ...rest, publishedOn: publishedOn === '' ? null : publishedOn },
      },
    });
  };
  return (
    <FieldErrors value={objectionIn(error)}>
      <form onSubmit={submit} noValidate>
        <fieldset className={fields.group}>
          <legend>Record a line of business</legend>
          <div className={fields.grid}>
            <TextField path="activity" label="Line of business" value={activity} onChange={setActivity} />
            {isDisclosed && (
              <PercentField
                path="shareOfRevenue"
                label="Share of revenue (%)"
                value={share}
                onChange={setShare}
              />
            )}
            <TextField
              path="source.publisher"
              label="Published by"
              value={source.publisher}
              onChange={(publisher) => put({ publisher })}
            />
            <TextField
              path="source.document"
              label="Document and page"
              value={source.document}
              onChange={(document) => put({ document })}
            />
            <DayField
              path="source.asOf"
              label="Day it speaks of"
              value={source.asOf}
              onChange={(asOf) => put({ asOf })}
            />
            <DayField
              path="source.publishedOn"
              label="Published on (if known)"
              value={source.publishedOn}
              onChange={(publishedOn) => put({ publishedOn })}
            />
          </div>
          <CheckField label="The source tells the share" value={isDisclosed} onChange={setDisclosed} />
          {error && <Alert type="error" showIcon title={`It was not recorded. ${toMessage(error)}`} />}
          {data && !error && (
            <Alert type="success" showIcon title="Recorded, and the company judged again." />
          )}
          <div>
            <Button type="primary" htmlType="submit" loading={isLoading}>
              Record
            </Button>
          </div>
        </fieldset>
      </form>
    </FieldErrors>
  );
}
