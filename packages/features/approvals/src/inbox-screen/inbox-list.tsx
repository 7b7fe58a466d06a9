import type { ApprovalRow } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { Button, Checkbox, Chip, EmptyState, ErrorState, Icon, Pager, Skeleton } from '@tsumugi/ui'
import { FileText } from '@tsumugi/ui/icons'
import { useEffect, useRef } from 'react'
import { ageOf } from '../approval-path/approval-words.ts'
import { approvalPathTexts } from '../approval-path/messages/catalogue.ts'
import type { InboxPage } from '../approval-queries.ts'
import { emptyPlace, isFiltered, type InboxAddress } from './inbox-address.ts'
import { inboxTexts } from './messages/catalogue.ts'

interface InboxListProps extends InboxAddress {
  page: InboxPage | undefined
  rows: readonly ApprovalRow[]
  shownId: number | null
  chosen: ReadonlySet<number>
  error: unknown
  busy: boolean
  onOpen(row: ApprovalRow): void
  onToggle(row: ApprovalRow): void
  onRetry(): void
  onRequest(): void
}

/** The rows of one list, with what stands there while there are none. */
export function InboxList({
  page,
  rows,
  place,
  go,
  shownId,
  chosen,
  error,
  busy,
  onOpen,
  onToggle,
  onRetry,
  onRequest,
}: InboxListProps) {
  const t = useText(inboxTexts)
  if (error && !page) return <ErrorState onRetry={onRetry} />
  if (!page) return <Skeleton shape="pictures" rows={5} />
  if (rows.length === 0) return <NoRows place={place} go={go} onRequest={onRequest} />
  return (
    <>
      <ul data-busy={busy || undefined} aria-label={t(`tab.${place.tab}`)}>
        {rows.map((row) => (
          <InboxRow
            key={row.id}
            row={row}
            current={row.id === shownId}
            chosen={chosen.has(row.id)}
            onOpen={onOpen}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {page.pagination.totalPages > 1 && (
        <Pager pagination={page.pagination} onPage={(next) => go({ page: next, id: null })} />
      )}
    </>
  )
}

function NoRows({ place, go, onRequest }: InboxAddress & { onRequest(): void }) {
  const t = useText(inboxTexts)
  if (isFiltered(place)) {
    const { target, q, late } = emptyPlace
    return (
      <EmptyState
        filtered
        title={t('empty.filtered')}
        action={<Button onClick={() => go({ target, q, late })}>{t('filter.clear')}</Button>}
      />
    )
  }
  const request = place.tab === 'requested' && <Button onClick={onRequest}>{t('request')}</Button>
  return (
    <EmptyState title={t(`empty.${place.tab}`)} action={request || undefined}>
      {place.tab === 'waiting' ? t('empty.waitingWhy') : undefined}
    </EmptyState>
  )
}

interface InboxRowProps {
  row: ApprovalRow
  current: boolean
  chosen: boolean
  onOpen(row: ApprovalRow): void
  onToggle(row: ApprovalRow): void
}

function InboxRow({ row, current, chosen, onOpen, onToggle }: InboxRowProps) {
  const t = useText(inboxTexts)
  const path = useText(approvalPathTexts)
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) element.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <li ref={element} data-current={current || undefined}>
      {row.stepId === null ? (
        <span />
      ) : (
        <Checkbox aria-label={t('choose', { title: row.title })} checked={chosen} onChange={() => onToggle(row)} />
      )}
      <button type="button" aria-current={current || undefined} onClick={() => onOpen(row)}>
        <span className="picture">
          {row.imageUrl ? <img src={row.imageUrl} alt="" loading="lazy" /> : <Icon of={FileText} size={20} />}
        </span>
        <span className="what">
          <span className="line">
            <span className="soft one-line">{row.code ?? path(`target.${row.target}`)}</span>
            <time className="faint number" dateTime={row.requestedAt}>
              {ageOf(path, row.requestedAt)}
            </time>
          </span>
          <span className="title one-line">{row.title}</span>
          <span className="line">
            <RowChip row={row} />
            <b className="number">{formatMoney(row.amount, row.currency, t.locale)}</b>
          </span>
        </span>
      </button>
    </li>
  )
}

function RowChip({ row }: { row: ApprovalRow }) {
  const t = useText(inboxTexts)
  const path = useText(approvalPathTexts)
  if (row.status !== 'pending')
    return (
      <Chip
        hue={
          row.status === 'approved'
            ? 'bamboo'
            : row.status === 'rejected' || row.status === 'returned'
              ? 'madder'
              : 'plain'
        }
      >
        {path(`status.${row.status}`)}
      </Chip>
    )
  if (row.late) return <Chip hue="madder">{t('chip.late')}</Chip>
  if (row.changeCount !== null) return <Chip hue="indigo">{t('chip.changed', { count: row.changeCount })}</Chip>
  if (row.dueOn && isDueWithinADay(row.dueOn))
    return <Chip hue="gold">{t('chip.today', { date: formatDate(row.dueOn, 'shortNoYear', t.locale) })}</Chip>
  return <Chip>{t('chip.new')}</Chip>
}

const isDueWithinADay = (dueOn: string) => Date.parse(dueOn) - Date.now() < 86_400_000
