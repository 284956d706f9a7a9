import { useState } from 'react';
import { formatMoment } from '@tayyib/shared/values/format';
import type { ModuleToken, StaffModule } from '@tayyib/shared/contracts';
import { CopyButton, Failure, useConfirm } from '@tayyib/shared/parts/page';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { useSession } from '../../session/useSession';
import { OwnersDialog } from './OwnersDialog';
import styles from './staffModules.module.css';
import {
  useGetModuleTokensQuery,
  useMakeModuleTokenMutation,
  useRevokeModuleTokenMutation,
} from './staffModulesApi';
import { TokenDialog } from './TokenDialog';

/** Who publishes a module: its owners, and the tokens of its builds, which only owners see. */
export function ModuleOwners({ module }: { module: StaffModule }) {
  const { id, title, owners } = module;
  const [isNaming, setIsNaming] = useState(false);
  const { user } = useSession();
  // the server decides; nothing is offered that it refuses
  const isOwner = owners.some(({ email }) => email === user?.email);
  const mayChange = isOwner || user?.roles.includes('admin') === true;
  return (
    <section className={styles.part} aria-labelledby={`owners-${id}`}>
      <h3 id={`owners-${id}`}>Owners and tokens</h3>
      <p className={styles.text}>
        {owners.length === 0
          ? 'Nobody owns it yet: who publishes it first does.'
          : 'Only they publish versions of it, and see its tokens. All of the staff roll them out.'}
      </p>
      {owners.length > 0 && (
        <ul className={styles.history} aria-label={`Owners of ${title}`}>
          {owners.map(({ name, email }) => (
            <li key={email}>
              <strong>{name}</strong>
              <span className={styles.hint}>{email}</span>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <div className={styles.actions}>
          <Button onClick={() => setIsNaming(true)}>Change the owners</Button>
        </div>
      )}
      {mayChange && owners.length > 0 && <ModuleTokens module={module} canMake={isOwner} />}
      {isNaming && <OwnersDialog module={module} onClose={() => setIsNaming(false)} />}
    </section>
  );
}

/** The tokens with which builds publish it. */
function ModuleTokens({
  module: { id, title },
  canMake,
}: {
  module: StaffModule;
  /** Administrators who are no owners only revoke. */
  canMake: boolean;
}) {
  const { data, error } = useGetModuleTokensQuery(id);
  const [make, making] = useMakeModuleTokenMutation();
  const [revoke, revoking] = useRevokeModuleTokenMutation();
  const [isMaking, setIsMaking] = useState(false);
  const confirm = useConfirm();
  const askToRevoke = ({ id: token, name }: ModuleToken) =>
    confirm({
      title: `Revoke the token ${name}?`,
      content: 'Builds that use it do not publish any more. It cannot be restored.',
      action: 'Revoke',
      onConfirm: () => revoke({ id, token }),
    });
  if (error) return <Failure error={error} />;
  return (
    <>
      {making.data && (
        <>
          <Alert
            type="success"
            role="status"
            title="The token is shown only now. Copy it, and store it as TAYYIB_TOKEN of your builds."
            description={making.data.secret}
          />
          <CopyButton text={making.data.secret} of="the token" />
        </>
      )}
      {revoking.error && <Failure error={revoking.error} />}
      {data?.tokens.length === 0 && <p className={styles.text}>No build has a token for it.</p>}
      <ul className={styles.history} aria-label={`Tokens of ${title}`}>
        {data?.tokens.map((token) => (
          <li key={token.id}>
            <strong>{token.name}</strong>
            <span className={styles.hint}>
              by {token.createdBy}, until {formatMoment(token.expiresAt)},{' '}
              {token.lastUsedAt === null ? 'never used' : `last used ${formatMoment(token.lastUsedAt)}`}
            </span>
            <Button size="small" aria-label={`Revoke ${token.name}`} onClick={() => askToRevoke(token)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {canMake && (
        <div className={styles.actions}>
          <Button onClick={() => setIsMaking(true)}>Make a token</Button>
        </div>
      )}
      {isMaking && (
        <TokenDialog
          title={title}
          error={making.error}
          isSending={making.isLoading}
          onCancel={() => setIsMaking(false)}
          onConfirm={async (wanted) => {
            const result = await make({ id, ...wanted });
            if (!result.error) setIsMaking(false);
          }}
        />
      )}
    </>
  );
}
