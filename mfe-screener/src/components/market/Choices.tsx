import { useId } from 'react';
import styles from './Choices.module.css';

interface Props<Choice extends string> {
  legend: string;
  choices: readonly { value: Choice; label: string }[];
  value: Choice;
  onChoose: (value: Choice) => void;
}

/** A choice of one option, as a row of radio buttons. */
export function Choices<Choice extends string>({ legend, choices, value, onChoose }: Props<Choice>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
