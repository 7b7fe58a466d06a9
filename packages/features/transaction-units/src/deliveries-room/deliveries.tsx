import { documentKinds } from '@tsumugi/contract'
import type { DocumentDefinition } from '@tsumugi/documents'
import { href } from '@tsumugi/navigation'
import { ReceivePanel } from '../receiving-room/receive-panel.tsx'
import { ArrivalsPanel } from './arrivals-panel.tsx'
import { CartonFinder } from './carton-finder.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import { PapersPanel } from './papers-panel.tsx'

/** Deliveries begin at the orders they follow; their list is of ours (domain §3.8). */
export const deliveries: DocumentDefinition = {
  kind: documentKinds.deliveries,
  noun: 'deliveries',
  columns: ['plannedOn', 'arrivedOn', 'cartons'],
  besides: [
    { noun: 'transports', href: href('transports') },
    { noun: 'transactionUnits', href: href('transactionUnits') },
  ],
  parts: {
    aboveList: () => (
      <>
        <CartonFinder />
        <ClaimsPanel />
        <ArrivalsPanel />
      </>
    ),
    rail: (detail) => <PapersPanel detail={detail} />,
    review: (detail) => <ReceivePanel detail={detail} />,
  },
}
