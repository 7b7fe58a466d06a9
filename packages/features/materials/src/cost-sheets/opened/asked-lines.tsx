import { costLineRequests, type CostLineRequest } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { Button, EmptyState, ErrorState, Pager, Screen, SearchField, Skeleton, Status, Tabs } from '@tsumugi/ui'
import type { CostLineRequestStatus } from '@tsumugi/domain/costing'
import { measured, moneyOr, requestLook } from '../words/cost-faces.ts'
import { costTexts } from '../words/cost-texts.ts'
import { AnswerForm } from './answer-form.tsx'

interface AskedLinesProps extends Pick<PageAddress, 'query'> {
  /** Only those of one sheet. */
  readonly sheetId?: number
}

const shown = ['open', 'answered', 'taken'] as const

/** What a supplier sees of cost sheets: the lines that were opened to it, each with the form that quotes it. */
export function AskedLines({ query, sheetId }: AskedLinesProps) {
  const t = useText(costTexts)
  const path = sheetId === undefined ? href('resourcePlanSheets') : href('resourcePlanSheet', { id: sheetId })
  const place = useListPlace({ query }, path, ['status', 'q'])
  const { status, q } = place.values
  const asked = {
    page: place.page,
    ...(sheetId !== undefined && { sheetId }),
    ...(q && { q }),
    ...(status && { status: status as CostLineRequestStatus }),
  }
  const { data, error, mutate } = useQuery(costLineRequests.list, { query: asked }, { keep: true, stays: true })
  const back = sheetId === undefined ? {} : { back: { href: href('resourcePlanSheets'), label: t('asked.all') } }
  return (
    <Screen title={t('asked')} {...back}>
      <StatusTabs value={status ?? ''} tabs={data?.tabs} onChange={(chosen) => place.set({ status: chosen })} />
      <div className="cost-filters">
        <SearchField label={t('search')} value={q ?? ''} onChange={(words) => place.set({ q: words })} />
      </div>
      {!data && (error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={6} />)}
      {data?.data.length === 0 && (
        <NoLines filtered={place.filtered} ofSheet={sheetId !== undefined} onClear={place.clear} />
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="cost-asked">
            {data.data.map((request) => (
              <AskedLine key={request.id} request={request} />
            ))}
          </ul>
          <Pager pagination={data.pagination} onPage={place.turn} />
        </>
      )}
    </Screen>
  )
}

interface NoLinesProps {
  readonly filtered: boolean
  readonly ofSheet: boolean
  onClear(): void
}

function NoLines({ filtered, ofSheet, onClear }: NoLinesProps) {
  const t = useText(costTexts)
  return (
    <EmptyState
      heading="h2"
      filtered={filtered || ofSheet}
      title={t('asked.none')}
      action={filtered && <Button onClick={onClear}>{t('clear')}</Button>}
    >
      {t('asked.none.text')}
    </EmptyState>
  )
}

interface StatusTabsProps {
  /** '' stands for all. */
  readonly value: string
  readonly tabs: readonly { readonly status: CostLineRequestStatus; readonly count: number }[] | undefined
  onChange(status: string): void
}

function StatusTabs({ value, tabs, onChange }: StatusTabsProps) {
  const t = useText(costTexts)
  return (
    <Tabs
      label={t('status')}
      value={value}
      onChange={onChange}
      tabs={[
        { key: '', label: t('all') },
        ...shown.map((key) => ({
          key: key as string,
          label: t(`request.${key}`),
          count: tabs?.find((tab) => tab.status === key)?.count ?? 0,
        })),
      ]}
    />
  )
}

function AskedLine({ request }: { readonly request: CostLineRequest }) {
  const t = useText(costTexts)
  const { styleNo, productionName, partner, name, status, message, replyDue, colors } = request
  const facts = [
    [t('line.group'), t(`group.${request.group}`)],
    [t('quantity'), t('pieces', { count: formatNumber(request.quantity) })],
    [t('need'), measured(t, request.requirement, request.unit)],
    [t('line.colors'), colors.join('・')],
    [t('open.due'), formatDate(replyDue)],
  ].filter(([, value]) => value)
  const isOpen = status === 'open' || status === 'answered'
  return (
    <li className="cost-panel">
      <header>
        <h2>{name}</h2>
        <span className="small soft">
          <span className="code">{styleNo}</span> {productionName}・{partner.name}
        </span>
        <Status look={requestLook[status]}>{t(`request.${status}`)}</Status>
      </header>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {message && <blockquote className="small">{message}</blockquote>}
      {isOpen ? (
        <AnswerForm key={request.id} request={request} />
      ) : (
        <p className="small">
          {t('price')} <b>{moneyOr(request.unitPrice, request.currency)}</b> {t('answer.taken')}
        </p>
      )}
    </li>
  )
}
