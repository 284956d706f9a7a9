import { use, useId, useState } from 'react';
import { CommandHost, type CommandReport } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import type { CommandExample } from './commandExample';
import { StandaloneGate } from './StandaloneGate';
import styles from './StandalonePages.module.css';

/** A command of `module.json`; an imported JSON file fits as it is. */
export interface StandaloneCommand {
  command: string;
  access?: string;
}

interface Props {
  commands: readonly StandaloneCommand[];
  examples: readonly CommandExample[];
}

/** Every command of a module with a button for each example of it, and what it reported. */
export function StandaloneCommands({ commands, examples }: Props) {
  return (
    <>
      <PageHeading title="Commands" lead="What this module does when a user chooses it on pages of others." />
      {commands.map(({ command, access }) => (
        <section key={command} className={styles.part} aria-label={command}>
          <h2>{command}</h2>
          <StandaloneGate access={access}>
            <Examples examples={examples.filter((example) => example.command === command)} />
          </StandaloneGate>
        </section>
      ))}
    </>
  );
}

function Examples({ examples }: { examples: readonly CommandExample[] }) {
  if (examples.length === 0) return <p>dev/main.tsx has no example of this command.</p>;
  return examples.map((example) => <Example key={JSON.stringify(example.input)} example={example} />);
}

/** A command reports failures; one that rejects all the same is shown as a defect. */
type Outcome = { report: CommandReport } | { defect: unknown };

function Example({ example: { input, run } }: { example: CommandExample }) {
  const findCommand = use(CommandHost);
  const inputId = useId();
  const [isRunning, setIsRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const follow = async (start: () => Promise<CommandReport> | undefined) => {
    setIsRunning(true);
    try {
      const report = await start();
      setOutcome(report ? { report } : null);
    } catch (defect) {
      setOutcome({ defect });
    }
    setIsRunning(false);
  };
  const report = outcome && 'report' in outcome ? outcome.report : null;
  const next = report?.next;
  return (
    <div className={styles.example}>
      <code id={inputId}>{JSON.stringify(input)}</code>
      <button
        type="button"
        disabled={isRunning}
        aria-describedby={inputId}
        onClick={() => void follow(() => run(findCommand))}
      >
        Run
      </button>
      <span role="status">
        {isRunning && 'Running…'}
        {!isRunning && report && `${report.isDone ? 'Done' : 'Not done'}: ${report.text}`}
      </span>
      {outcome && 'defect' in outcome && (
        <span role="alert">The command must report this, not reject: {String(outcome.defect)}</span>
      )}
      {next && (
        <button type="button" disabled={isRunning} onClick={() => void follow(next.run)}>
          {next.label}
        </button>
      )}
      {report?.link && (
        <Link to={report.link.to} state={report.link.state}>
          {report.link.label}
        </Link>
      )}
    </div>
  );
}
