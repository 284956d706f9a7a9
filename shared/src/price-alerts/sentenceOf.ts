import type { PriceAlert } from '@tayyib/shared/contracts';
import { formatPaise } from '@tayyib/shared/format';

