import { screen } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { StorageNotice } from './StorageNotice';

it('says that stored entries wait for the consent to a new text, and asks for it', async () => {
  const choices: boolean[] = [];
  const onKeep = async (isGiven: boolean) => void choices.push(isGiven);
  const { person } = renderWithApp(
    <StorageNotice
      isStored={false}
      isUser
      waiting={2}
      unstored={0}
      onKeep={onKeep}
      onStore={async () => {}}
    />,
  );
  expect(screen.getByRole('note')).toHaveTextContent('2 stored entries are safe on your account');
  expect(screen.getByRole('note')).toHaveTextContent(
    'to alert you when the verdict of a company you own changes',
  );
  await person.click(screen.getByRole('button', { name: 'Agree and show them' }));
  expect(choices).toEqual([true]);
});
