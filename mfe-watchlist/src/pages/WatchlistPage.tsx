import { useState } from 'react';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { Button, Icon, PageHeading } from '@tayyib/shared/sdk/ui';
import { useGetWatchlistsQuery } from '../api/watchlistApi';
import { CreateWatchlistDialog } from '../components/watchlists/CreateWatchlistDialog';
import { NoWatchlists, Unloaded } from '../components/placeholders';
import { UpgradeDialog } from '../components/limits/UpgradeDialog';
import { WatchlistNav } from '../components/watchlists/WatchlistNav';
import { WatchlistPanel } from '../components/watchlists/WatchlistPanel';
import styles from './WatchlistPage.module.css';

/** The viewer's watchlists; the URL selects the open one. */
export default function WatchlistPage() {
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'create' | 'upgrade' | null>(null);
  const query = useGetWatchlistsQuery();
  const { data } = query;
  const categories = data?.data ?? [];
  const open = categories.find(({ _id }) => _id === params.get('list')) ?? categories[0];
  const close = () => setDialog(null);
  const beside = params.getAll('beside');
  const besides = categories.filter((each) => each !== open && beside.includes(each._id));
  const toggleBeside = (id: string) => {
    const next = beside.includes(id) ? beside.filter((each) => each !== id) : [...beside, id];
    setParams({ ...(open && { list: open._id }), beside: next });
  };
  const create = () => setDialog(data && categories.length >= data.limits.watchlists ? 'upgrade' : 'create');

  return (
    <>
      <PageHeading
        title="Watchlist"
        lead={
          data &&
          `${categories.length} of ${data.limits.watchlists} watchlists used, with up to ${data.limits.stocksPerWatchlist} stocks each.`
        }
        actions={
          categories.length > 0 && (
            <Button type="primary" icon={<Icon name="plus" />} onClick={create}>
              Create watchlist
            </Button>
          )
        }
      />
      <Unloaded query={query} what="your watchlists" />
      {data && !open && <NoWatchlists onCreate={create} />}
      {data && open && (
        <div className={styles.page}>
          <WatchlistNav
            categories={categories}
            limits={data.limits}
            openId={open._id}
            beside={beside}
            onBeside={toggleBeside}
          />
          <div className={styles.panels} data-several={besides.length > 0}>
            {[open, ...besides].map((category) => (
              <WatchlistPanel
                key={category._id}
                category={category}
                categories={categories}
                limits={data.limits}
              />
            ))}
          </div>
        </div>
      )}
      {dialog === 'create' && (
        <CreateWatchlistDialog
          onClose={close}
          onLimitReached={() => setDialog('upgrade')}
          onCreated={({ _id }) => {
            close();
            setParams({ list: _id });
          }}
        />
      )}
      {dialog === 'upgrade' && <UpgradeDialog onClose={close} />}
    </>
  );
}
