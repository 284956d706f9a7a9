import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { StandardData } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { Link, useNavigate } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { Button, PageHeading } from '@tayyib/shared/sdk/ui';
import { useSaveDraftMutation } from '../../api/standardsApi';
import { FieldErrors, fieldErrorIn } from '../common/FieldErrors';
import styles from '../common/staff.module.css';
import { BusinessFields } from './BusinessFields';
import { EditionFields } from './EditionFields';
import { RatioFields } from './RatioFields';
import { replaceAt } from './replaceAt';
import { editionAddress, standardsAddress } from './standardsAddress';

/** A form for the rules of a draft. Nothing is judged by a draft before it is published. */
export function EditionForm({ edition }: { edition: StandardData }) {
  const [draft, setDraft] = useState(edition);
  const [save, { error, isLoading }] = useSaveDraftMutation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const update = (part: Partial<StandardData>) => setDraft({ ...draft, ...part });
  const fieldError = fieldErrorIn(error);
  const field = fieldError?.field;
  useEffect(() => {
    const control = field === undefined ? null : form.current?.elements.namedItem(field);
    if (!(control instanceof HTMLElement)) return;
    control.focus();
  }, [field, error]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await save(draft);
    if (saved.data) await navigate(editionAddress('diff', draft.id, draft.edition));
  };
  return (
    <FieldErrors value={fieldError}>
      <form ref={form} className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
        <PageHeading
          title={`Draft of ${standardNames[draft.id]}`}
          lead={<Link to={standardsAddress()}>All standards</Link>}
        />
        <EditionFields draft={draft} update={update} />
        {draft.ratios.map((rule, at) => (
          <RatioFields
            key={rule.id}
            path={`ratios.${at}`}
            rule={rule}
            onChange={(changed) => update({ ratios: replaceAt(draft.ratios, at, changed) })}
          />
        ))}
        <BusinessFields business={draft.business} onChange={(business) => update({ business })} />
        {error && <Failure lead="The draft was not saved." error={error} />}
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Save the draft and see what it changes
          </Button>
          <Link to={standardsAddress()}>Leave without saving</Link>
        </div>
      </form>
    </FieldErrors>
  );
}
