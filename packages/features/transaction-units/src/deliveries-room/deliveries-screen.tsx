import { DocumentList } from '@tsumugi/documents'
import type { PageAddress } from '@tsumugi/records'
import { deliveries } from './deliveries.tsx'

/** /deliveries: those under way and those received, by status, above them what arrives on which day. */
export const DeliveriesScreen = ({ query }: PageAddress) => <DocumentList definition={deliveries} query={query} />
