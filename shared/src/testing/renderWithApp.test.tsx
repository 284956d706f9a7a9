import { screen } from '@testing-library/react';
import { Modal } from '@tayyib/shared/sdk/ui';
import { renderWithApp } from './renderWithApp';

it('shows a dialog from the moment it opens, also while antd measures it', () => {
  renderWithApp(
    <Modal open footer={null}>
      Agreed
    </Modal>,
  );
  expect(screen.getByText('Agreed')).toBeVisible();
});
