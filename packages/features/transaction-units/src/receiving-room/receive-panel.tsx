import { deliveryCountings, documents } from '@tsumugi/contract'
import { compare, sum } from '@tsumugi/domain'
import type { CartonRange } from '@tsumugi/domain/trading'
import type { DocumentDetail } from '@tsumugi/documents'
import { formatNumber, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Button, ErrorState, Skeleton, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { ClaimPanel } from '../inspection-room/claim-panel.tsx'
import { DefectsPanel } from '../inspection-room/defects-panel.tsx'
import { CameraScan } from '../scanning/camera-scan.tsx'
import { ScanForm } from '../scanning/scan-form.tsx'
import panels from '../unit-panels.css?inline'
import { unitTexts } from '../unit-texts.ts'
import { receivedLines, receivedSums, type ReceivedLine } from './received-lines.ts'
import { ReceivedTable } from './received-table.tsx'
import { ReceiptDays } from './receipt-days.tsx'
import { scannedCode } from './scanned-code.ts'
import { useCounting, type Counting, type ToldCounts } from './use-counting.ts'
import { Waiting } from './waiting.tsx'
import css from './receiving.css?inline'

const { deliveries } = documents

/** A delivery as it is counted and inspected (domain §3.8): sums are the server's, so that two may count at once. */
export function ReceivePanel({ detail }: { readonly detail: DocumentDetail }) {
  useStyles(panels)
  useStyles(css)
  const call = { id: detail.id }
  const lines = useQuery(deliveries.endpoints.lines, call, { stays: true, topics: ['delivery'] })
  // Without the counts nobody knows which of this device's are in the lines already: they would be counted twice.
  const counts = useQuery(deliveryCountings.list, call, { stays: true, topics: ['delivery'] })
  if (lines.data && counts.data)
    return <Counted detail={detail} lines={receivedLines(lines.data.data as never)} told={counts.data.data} />
  const failed = [lines, counts].filter(({ error }) => error !== undefined)
  if (failed.length === 0) return <Skeleton rows={8} />
  return <ErrorState onRetry={() => failed.forEach(({ mutate }) => void mutate())} />
}

interface CountedProps {
  readonly detail: DocumentDetail
  readonly lines: readonly ReceivedLine[]
  readonly told: ToldCounts
}

function Counted({ detail, lines, told }: CountedProps) {
  const t = useText(unitTexts)
  const isReceiver = detail.side === 'receiver'
  const mayCount = isReceiver && ['shipped', 'arrived'].includes(detail.status)
  const mayInspect = isReceiver && detail.status === 'arrived'
  const packing = (detail.packing ?? []) as CartonRange[]
  const counting = useCounting(detail.id, told)
  const shown = counting.shown(lines)
  const scanned = useScan(detail, shown, counting)
  const open = shown.filter((line) => compare(line.open, '0') > 0).map((line) => ({ id: line.id, add: line.open }))
  return (
    <>
      <section className="unit-panel receiving" aria-label={t('receive.title')}>
        <header>
          <h2>{t('receive.title')}</h2>
          <span className="small soft">{t('receive.hint')}</span>
        </header>
        {mayCount && <ScanForm onCode={scanned.take} />}
        {mayCount && <CameraScan onCode={scanned.take} />}
        <p className="small" role="status" data-wrong={scanned.isWrong || undefined}>
          {scanned.say}
        </p>
        {mayCount && <Waiting counting={counting} />}
        {isReceiver && packing.length > 0 && <CartonGrid packing={packing} counted={counting.cartons} />}
        <ReceivedTable
          lines={shown}
          {...(mayCount && { onAdd: (id, action, by) => counting.add({ action, lines: [{ id, add: by }] }) })}
          mayInspect={mayInspect}
        />
        <Sums lines={shown} />
        <ReceiptDays detail={detail} />
        {mayInspect && open.length > 0 && (
          <Button onClick={() => counting.add({ action: 'accepted', lines: open })}>{t('receive.acceptRest')}</Button>
        )}
      </section>
      <DefectsPanel deliveryId={detail.id} lines={shown} mayInspect={mayInspect} onAdded={counting.addSent} />
      <ClaimPanel deliveryId={detail.id} />
    </>
  )
}

/** Counts what a code stands for; a carton that anybody counted before is said and not counted again. */
function useScan(detail: DocumentDetail, lines: readonly ReceivedLine[], { add, cartons, codes }: Counting) {
  const t = useText(unitTexts)
  const [told, tell] = useState({ say: '', isWrong: false })
  const wrong = (say: string) => tell({ say, isWrong: true })
  function take(text: string) {
    const packing = (detail.packing ?? []) as CartonRange[]
    const scanned = scannedCode(text, { id: detail.id, packing, lines, codes })
    if (scanned.kind === 'carton') {
      const { number } = scanned
      if (cartons.has(number)) return wrong(t('receive.twice', { number }))
      add({ action: 'received', carton: number, lines: scanned.lines })
      return tell({ say: t('receive.box', { number }), isWrong: false })
    }
    if (scanned.kind === 'piece') {
      const { id, name, received } = scanned.line
      add({ action: 'received', lines: [{ id, add: '1' }] })
      return tell({ say: t('receive.piece', { line: name, count: sum([received, '1']) }), isWrong: false })
    }
    return wrong(t(`receive.${scanned.kind}`, { code: text }))
  }
  return { ...told, take }
}

const mostShown = 400

/** Every carton by its number; those that were opened here are marked. */
function CartonGrid({ packing, counted }: { packing: readonly CartonRange[]; counted: ReadonlySet<number> }) {
  const t = useText(unitTexts)
  const numbers = packing
    .flatMap(({ first, last }) => Array.from({ length: Math.min(last - first + 1, mostShown) }, (_, at) => first + at))
    .slice(0, mostShown)
  return (
    <ol className="receiving-cartons" aria-label={t('receive.cartons')}>
      {numbers.map((number) => (
        <li key={number} data-counted={counted.has(number) || undefined}>
          {number}
          {counted.has(number) && <span aria-label={t('receive.opened')}>✓</span>}
        </li>
      ))}
    </ol>
  )
}

function Sums({ lines }: { readonly lines: readonly ReceivedLine[] }) {
  const t = useText(unitTexts)
  const sums = receivedSums(lines)
  return (
    <dl className="receiving-sums">
      {(['accepted', 'rejected', 'short', 'surplus'] as const).map((name) => (
        <div key={name}>
          <dt className="small soft">{t(`receive.${name}`)}</dt>
          <dd className={name !== 'accepted' && sums[name] !== '0' ? 'attention-text' : undefined}>
            {formatNumber(sums[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
