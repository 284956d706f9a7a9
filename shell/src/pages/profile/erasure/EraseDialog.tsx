import { useState, type FormEvent } from 'react';
import type { ErasureReply } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Alert, Button, Skeleton, Modal } from '@tayyib/shared/sdk/ui';
import { Field } from '../../../forms/Field';
import { ProofField } from '../proof/ProofField';
import { useOwnProof } from '../proof/useOwnProof';
import styles from './EraseDialog.module.css';
import { ErasurePreview } from './ErasurePreview';
import { useEraseAccountMutation, useGetErasureQuery, useSendErasureCodeMutation } from './erasureApi';
import { problemOfField, problemOfForm } from '../../../forms/problemOfField';

/** Previews the erasure, and erases the account after confirmation by a typed word and a password or code. */
export default function EraseDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useGetErasureQuery();
  return (
    <Modal open title="Erase your account?" onCancel={onClose} footer={null}>
      {!data && !error && <Skeleton active aria-label="Loading the preview" />}
      {error && !data && <Failure error={error} retry={refetch} />}
      {data && (
        <>
          <ErasurePreview preview={data} />
          <EraseForm preview={data} onClose={onClose} />
        </>
      )}
    </Modal>
  );
}

function EraseForm({ preview, onClose }: { preview: ErasureReply; onClose: () => void }) {
  const [word, setWord] = useState('');
  const [sendCode, sending] = useSendErasureCodeMutation();
  const proof = useOwnProof(preview.hasPassword, () => void sendCode());
  const [erase, { error, isLoading }] = useEraseAccountMutation();
  const isReady = word === preview.word && proof.value !== '';
  const problem = problemOfForm(error, 'password', 'code', 'word');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isLoading) return;
    void erase({ word: 'ERASE', ...proof.body });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ProofField proof={proof} error={error} isMailed={sending.isSuccess} />
      <Button className={styles.code} disabled={sending.isLoading} onClick={proof.requestMail}>
        {proof.usesMail ? 'Send me a code' : 'Use a code by email instead'}
      </Button>
      <Field
        label={`Type ${preview.word} to continue`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={word}
        onText={setWord}
        problem={problemOfField(error, 'word')}
      />
      {sending.error && <Alert type="warning" role="alert" title={toMessage(sending.error)} />}
      {problem && <Failure message={problem} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>Keep my account</Button>
        <Button danger type="primary" htmlType="submit" disabled={!isReady} loading={isLoading}>
          Erase for good
        </Button>
      </div>
    </form>
  );
}
