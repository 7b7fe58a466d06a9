import { documents, shippingDetails } from '@tsumugi/contract'
import type { CartonRange } from '@tsumugi/domain/trading'
import { useNoun, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import type { PageAddress } from '@tsumugi/records'
import { Button, EmptyState, ErrorState, Screen, Skeleton } from '@tsumugi/ui'
import { useMemo } from 'react'
import { unitTexts } from '../unit-texts.ts'
import { orderLines } from './order-lines.ts'
import { rangesOf, type ShippingDraft } from './shipping-draft.ts'
import { ShippingPage } from './shipping-page.tsx'

const { contracts, deliveries } = documents

/** /transaction_units/:id/shipping_details_registration: what of an accepted order is shipped in which carton (domain §3.8). */
export function ShippingScreen({ params }: PageAddress) {
  const t = useText(unitTexts)
  const id = Number(params.id)
  const topics = { stays: true, topics: ['contract', 'delivery'] }
  const order = useQuery(contracts.endpoints.show, { id }, topics)
  const lines = useQuery(contracts.endpoints.lines, { id }, topics)
  const progress = useQuery(contracts.endpoints.progress, { id }, topics)
  const list = useQuery(shippingDetails.show, { id, query: {} }, topics)
  const planned = list.data?.data.deliveries.findLast(({ status }) => status === 'planned')
  const draft = useQuery(deliveries.endpoints.show, planned ? { id: planned.id } : null, { stays: true })
  const server = useServerDraft(planned && draft.data ? draft.data.data : null)
  const shown = useMemo(() => {
    if (!lines.data || !progress.data) return []
    const packed = new Set(server.ranges.flatMap(({ quantities }) => Object.keys(quantities).map(Number)))
    return orderLines(lines.data.data as never, progress.data.data as never, packed)
  }, [lines.data, progress.data, server])
  const failed = [order, lines, progress, list].find(({ data, error }) => error && !data)
  if (failed) {
    const isGone = (failed.error as { status?: number }).status === 404
    return isGone ? (
      <Closed id={null} title={t('unit.gone')} text={t('unit.gone.why')} />
    ) : (
      <ErrorState heading="h1" onRetry={() => void failed.mutate()} />
    )
  }
  if (!order.data || !lines.data || !progress.data || !list.data || (planned && !draft.data))
    return <Skeleton rows={10} />
  const { side, status, number, title } = order.data.data
  // Of an order, the seller is who receives it.
  if (side !== 'receiver') return <Closed id={id} title={t('ship.notYours')} text={t('ship.notYours.why')} />
  if (status !== 'accepted') return <Closed id={id} title={t('ship.notOpen')} text={t('ship.notOpen.why')} />
  if (shown.length === 0) return <Closed id={id} title={t('ship.nothing')} text={t('ship.nothing.why')} />
  return <ShippingPage contractId={id} title={title} number={number ?? ''} lines={shown} server={server} />
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly lockVersion: number }

/** The planned delivery as fields; an empty draft where there is none. */
function useServerDraft(row: Row | null): Omit<ShippingDraft, 'beginKey'> {
  return useMemo(() => {
    const word = (name: string) => (row?.[name] as string | null | undefined) ?? ''
    return {
      deliveryId: row?.id ?? null,
      lockVersion: row?.lockVersion ?? null,
      ranges: rangesOf((row?.packing ?? []) as CartonRange[]),
      toPlace: word('toPlace'),
      carrier: word('carrier'),
      waybill: word('waybill'),
      isUnsent: false,
      isWaiting: false,
    }
  }, [row])
}

/** Why nothing can be shipped here, and where to go instead. */
function Closed({ id, title, text }: { readonly id: number | null; readonly title: string; readonly text: string }) {
  const t = useText(unitTexts)
  const noun = useNoun()
  const back = id === null ? href('transactionUnits') : href('transactionUnit', { id })
  return (
    <Screen title={noun('shippingDetails')}>
      <EmptyState
        filtered
        title={title}
        action={<Button href={back}>{t(id === null ? 'unit.back' : 'ship.back')}</Button>}
      >
        {text}
      </EmptyState>
    </Screen>
  )
}
