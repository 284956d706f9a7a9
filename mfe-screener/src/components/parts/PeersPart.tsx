import { Link } from '@tayyib/shared/sdk/router';
import type { PeersReply } from '@tayyib/shared/contracts';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered, Info } from '@tayyib/shared/parts/page';
import { useGetPeersQuery } from '../../api/stockNumbersApi';
import { MediansLine } from '../figures/MediansLine';
import { StocksTable } from '../figures/StocksTable';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

const peersOnPhone = 8;

/** The stock and its peers of the same class, with their medians. */
export function PeersPart({ stock, standard }: StockPartProps) {
  return (
    <Answered query={useGetPeersQuery({ id: stock.isin, standard })} shape="table">
      {(reply) => <Peers reply={reply} />}
    </Answered>
  );
}

function Peers({ reply: { of, peers, className, standard, medians, method } }: { reply: PeersReply }) {
  if (className === null || peers.length === 0) {
    return (
      <Empty drawing="search" description="The exchange lists no other company in the same industry.">
        <Link to="/stock_screener">Open the Halal Stock Screener</Link>
      </Empty>
    );
  }
  return (
    <div className={styles.part}>
      <StocksTable
        caption={`${of.stock} and others of ${className}`}
        rows={[of, ...peers]}
        standard={standard}
        phoneCount={peersOnPhone}
      />
      <MediansLine title={`Industry medians: ${className}`} medians={medians} />
      <Info about="How the peers are chosen">{method}</Info>
    </div>
  );
}
