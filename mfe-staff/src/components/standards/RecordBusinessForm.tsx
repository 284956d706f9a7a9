import { useState } from 'react';
import { useRecordBusinessFactMutation } from '../../api/standardsApi';
import { CheckField, DayField, PercentField, TextField } from '../common/inputs';
import fields from '../common/fields.module.css';
import { MutationForm } from '../common/MutationForm';

/** Records a line of business with its share of revenue from a published source. */
export function RecordBusinessForm({ isin }: { isin: string }) {
  const [record, recording] = useRecordBusinessFactMutation();
  const [activity, setActivity] = useState('');
  const [isDisclosed, setDisclosed] = useState(true);
  const [share, setShare] = useState(0);
  const [source, setSource] = useState({ publisher: '', document: '', asOf: '', publishedOn: '' });
  const update = (part: Partial<typeof source>) => setSource({ ...source, ...part });
  const submit = () => {
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
    <MutationForm
      legend="Record a line of business"
      mutation={recording}
      onSubmit={submit}
      submitLabel="Record"
      failure="It was not recorded."
      success="Recorded, and the company was judged again."
    >
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
          onChange={(publisher) => update({ publisher })}
        />
        <TextField
          path="source.document"
          label="Document and page"
          value={source.document}
          onChange={(document) => update({ document })}
        />
        <DayField
          path="source.asOf"
          label="Date of the data"
          value={source.asOf}
          onChange={(asOf) => update({ asOf })}
        />
        <DayField
          path="source.publishedOn"
          label="Published on (if known)"
          value={source.publishedOn}
          onChange={(publishedOn) => update({ publishedOn })}
        />
      </div>
      <CheckField label="The source states the share" value={isDisclosed} onChange={setDisclosed} />
    </MutationForm>
  );
}
