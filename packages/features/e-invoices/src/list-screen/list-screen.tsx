import { eInvoiceStates, fediInvoices, type ReplyOf } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { ListOutcome, useListPlace, type PageAddress } from '@tsumugi/records'
import { Button, EmptyState, Pager, Screen, SearchField, Table, Tabs, useStyles } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import css from '../e-invoices.css?inline'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'
import { ImportDrop } from './import-drop.tsx'
import { columnsOf, InvoiceCard } from './list-columns.tsx'
import { MakeDialog } from './make-dialog.tsx'

const filterKeys = ['direction', 'state', 'q'] as const
const open = ({ id }: { readonly id: number }) => pageNavigator.go(href('fediInvoice', { id }))

/** /fedi_invoices: electronic invoices issued or received, by what waits, with a drop for received files. */
export function ListScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(eInvoiceTexts)
  const place = useListPlace({ query }, href('fediInvoices'), filterKeys)
  const { direction, state, q, answer } = useInvoices(place)
  return (
    <Screen
      className="e-invoices"
      title={t(direction === 'issue' ? 'issued' : 'received')}
      actions={direction === 'issue' && <MakeButton />}
    >
      {direction === 'receive' && <ImportDrop onTaken={open} />}
      <StateTabs value={state} tabs={answer.data?.tabs} onChange={(chosen) => place.set({ state: chosen })} />
      <SearchField label={t('search')} value={q} onChange={(words) => place.set({ q: words })} />
      <ListOutcome
        answer={answer}
        place={{ filtered: Boolean(state || q), clear: () => place.set({ state: '', q: '' }) }}
        filtered={t('filtered')}
        clear={t('clear')}
        empty={<EmptyState heading="h2" title={t(`empty.${direction}`)} />}
      >
        {(data) => (
          <>
            <InvoiceTable data={data} direction={direction} />
            <Pager pagination={data.pagination} onPage={place.turn} />
          </>
        )}
      </ListOutcome>
    </Screen>
  )
}

type Place = Pick<ReturnType<typeof useListPlace<(typeof filterKeys)[number]>>, 'values' | 'page'>
type Page = ReplyOf<typeof fediInvoices.list>

/** The page that an address means. */
function useInvoices(place: Place) {
  const { state, q } = place.values
  const direction = place.values.direction === 'receive' ? 'receive' : 'issue'
  const answer = useQuery(
    fediInvoices.list,
    {
      query: {
        direction,
        page: place.page,
        ...(q && { q }),
        ...(state && { state: state as (typeof eInvoiceStates)[number] }),
      },
    },
    { keep: true },
  )
  return { direction, state, q, answer } as const
}

interface StateTabsProps {
  readonly value: string
  readonly tabs: Page['tabs'] | undefined
  onChange(state: string): void
}

function StateTabs({ value, tabs: known, onChange }: StateTabsProps) {
  const t = useText(eInvoiceTexts)
  return (
    <Tabs
      label={t('state')}
      value={value}
      onChange={onChange}
      tabs={[
        { key: '', label: t('all') },
        ...eInvoiceStates.map((key) => ({
          key: key as string,
          label: t(`state.${key}`),
          count: known?.find((tab) => tab.state === key)?.count ?? 0,
        })),
      ]}
    />
  )
}

function InvoiceTable({ data, direction }: { readonly data: Page; readonly direction: 'issue' | 'receive' }) {
  const t = useText(eInvoiceTexts)
  const columns = useMemo(() => columnsOf(t, direction), [t, direction])
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={data.data}
      rowKey={({ id }) => String(id)}
      onOpen={(row) => open(row)}
      total={data.pagination.totalCount}
      card={(row) => <InvoiceCard row={row} direction={direction} />}
    />
  )
}

function MakeButton() {
  const t = useText(eInvoiceTexts)
  const [isMaking, make] = useState(false)
  return (
    <>
      <Button type="primary" onClick={() => make(true)}>
        {t('make')}
      </Button>
      {isMaking && <MakeDialog onClose={() => make(false)} onMade={open} />}
    </>
  )
}
