import { useEffect, useId, useRef, useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { Button, Input, type InputRef, Skeleton } from '@tayyib/shared/sdk/ui';
import { importFormats } from '../domain/imports/formats';
import { useImport } from '../state/useImport';
import { Failure, Info, onDemand, Section } from '@tayyib/shared/parts/page';
import styles from './portfolio.module.css';

const ImportPreview = onDemand(async () => (await import('./ImportPreview')).ImportPreview);

interface Props {
  isUser: boolean;
  today: string;
  /** Whether a phone shows the title alone at first. */
  folds: boolean;
  entries: readonly PortfolioEntry[];
  /** The name of a company of the portfolio, where it is known. */
  nameOf?: (isin: string) => string | undefined;
  /** Whether entries are being stored. */
  isStoring: boolean;
  onImport: (added: readonly PortfolioEntry[], replaced: readonly PortfolioEntry[]) => Promise<void>;
}

/** Imports files of brokers and depositories, after a preview. */
export function ImportFile({ isUser, today, folds, entries, nameOf, isStoring, onImport }: Props) {
  const { state, choose, openPdf, reset } = useImport({ isUser });
  const field = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { step } = state;
  const before = useRef(step);
  /** What was imported is shown elsewhere, and has the focus. */
  const isImported = useRef(false);
  useEffect(() => {
    // what had the focus, the preview for one, is gone
    if (step === 'choose' && before.current !== 'choose' && !isImported.current) chooser.current?.focus();
    if (step === 'choose') isImported.current = false;
    before.current = step;
  }, [step]);
  return (
    <Section
      title="Import a file"
      hint="Read in this browser and never sent. You see first what would be imported."
      // a file that is being read is in view
      folds={folds && state.step === 'choose'}
    >
      <div className={styles.wide}>
        {state.step === 'choose' && (
          <>
            <div className={styles.explained}>
              <label htmlFor={field} className={styles.label}>
                Spreadsheet, CSV file or account statement (PDF)
              </label>
              <Info about="Files that are read">
                {importFormats.map(({ title }) => title).join(', ')}, and the consolidated account statement
                of CDSL or NSDL.
              </Info>
            </div>
            <input
              id={field}
              ref={chooser}
              type="file"
              accept=".csv,.txt,.xlsx,.pdf,text/csv,application/pdf"
              className={styles.file}
              onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
            />
            {state.problem && <Failure message={state.problem} />}
          </>
        )}
        {state.step === 'password' && (
          <Password
            key={state.problem}
            file={state.pdf.name}
            problem={state.problem}
            onOpen={(password) => openPdf(state.pdf, password)}
            onCancel={reset}
          />
        )}
        {state.step === 'reading' && <Skeleton active title={false} aria-label="Reading the file" />}
        {state.step === 'preview' && (
          <ImportPreview
            read={state.read}
            today={today}
            entries={entries}
            nameOf={nameOf}
            isStoring={isStoring}
            onCancel={reset}
            onImport={async (added, replaced) => {
              await onImport(added, replaced);
              isImported.current = true;
              reset();
            }}
          />
        )}
      </div>
    </Section>
  );
}

interface PasswordProps {
  file: string;
  problem: string | null;
  onOpen: (password: string) => void;
  onCancel: () => void;
}

function Password({ file, problem, onOpen, onCancel }: PasswordProps) {
  const field = useId();
  const [password, setPassword] = useState('');
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(password);
      }}
    >
      <label htmlFor={field} className={styles.label}>
        Password of {file}
      </label>
      <div className={styles.row}>
        <Input
          id={field}
          ref={input}
          type="password"
          autoComplete="off"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="primary" htmlType="submit">
          Open
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <p className={styles.quiet}>
        Often your PAN in capital letters. It opens the file here and is not stored.
      </p>
      {problem && <Failure message={problem} />}
    </form>
  );
}
