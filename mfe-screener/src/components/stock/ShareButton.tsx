import { useState } from 'react';
import type { StockPage } from '@tayyib/shared/contracts';
import { useShare } from '@tayyib/shared/parts/share';
import { cardPath, stockPath } from '@tayyib/shared/public-pages';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { answerInWords } from '@tayyib/shared/shariah';
import { ShareSheet } from './ShareSheet';

/**
 * Passes on the answer by the default standard: its text, its card and the public page, which everyone may open. By the device's own
 * dialog, or by a sheet where it has none.
 */
export function ShareButton({ stock }: { stock: StockPage }) {
  const { stock: name, isin, badge, verdicts } = stock;
  const [byDefault] = verdicts;
  const answer = byDefault
    ? answerInWords({
        badge,
        grade: byDefault.grade ?? null,
        standard: byDefault.standard.id,
        reason: byDefault.reasons[0] ?? '',
        accountsTo: byDefault.accountsTo,
      })
    : '';
  const picture = cardPath(isin);
  const { outcome, prepare, share, hasDialog, textWithAddress } = useShare({
    title: name,
    text: `${name}. ${answer}`,
    // it moves to the symbol, which another company may have too
    path: stockPath(isin),
    picture,
  });
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <span>
      <span role="status">{outcome && <>{outcome}&ensp;</>}</span>
      <Button
        icon={<Icon name="send" />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={hasDialog() ? share : () => setSheetOpen(true)}
      >
        Share
      </Button>
      {isSheetOpen && (
        <ShareSheet
          of={name}
          text={textWithAddress()}
          picture={picture}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </span>
  );
}
