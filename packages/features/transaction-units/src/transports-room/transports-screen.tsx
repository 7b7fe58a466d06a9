import { transports, type Transport } from '@tsumugi/contract'
import { transportStatuses } from '@tsumugi/domain/trading'
import { useNoun, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListKeys, useListPlace, type ListPlace, type PageAddress } from '@tsumugi/records'
import {
  Button,
  EmptyState,
  ErrorState,
  Pager,
  Screen,
  SearchField,
  Skeleton,
  Table,
  Tabs,
  useStyles,
} from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState, type ReactNode } from 'react'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import { columnsOf } from './transport-columns.tsx'
import { TransportDialog } from './transport-dialog.tsx'
import css from './transports.css?inline'

const filterKeys = ['status', 'q'] as const
const open = ({ id }: Pick<Transport, 'id'>) => pageNavigator.go(href('transport', { id }))

/** /transports: goods on their way, those that arrive next first (domain §3.8). */
export function TransportsScreen({ query }: PageAddress) {
  useStyles(css)
  const t = useText(goodsTexts)
  const noun = useNoun()
  const place = useListPlace({ query }, href('transports'), filterKeys)
  const [isAdding, add] = useState(false)
  useListKeys({ n: () => add(true) })
  const button = (
    <Button type="primary" icon={Plus} onClick={() => add(true)}>
      {t('transport.add')}
    </Button>
  )
  return (
    <Screen
      className="transports"
      title={noun('transports')}
      actions={
        <>
          <Button href={href('deliveries')}>{noun('deliveries')}</Button>
          {button}
        </>
      }
    >
      <TransportList place={place} button={button} />
      {isAdding && <TransportDialog transport={null} onClose={() => add(false)} onSaved={open} />}
    </Screen>
  )
}

interface TransportListProps {
  readonly place: ListPlace<(typeof filterKeys)[number]>
  /** Registers one more, where there is none. */
  readonly button: ReactNode
}

function TransportList({ place, button }: TransportListProps) {
  const t = useText(goodsTexts)
  const { status, q } = place.values
  const asked = { page: place.page, ...(q && { q }), ...(status && { status: status as Transport['status'] }) }
  const { data, error, mutate } = useQuery(transports.list, { query: asked }, { keep: true })
  return (
    <>
      <Tabs
        label={t('transport.status')}
        value={status}
        onChange={(chosen) => place.set({ status: chosen })}
        tabs={[
          { key: '', label: t('transport.all') },
          ...transportStatuses.map((key) => ({
            key: key as string,
            label: t(`transport.status.${key}`),
            count: data?.tabs.find((tab) => tab.status === key)?.count ?? 0,
          })),
        ]}
      />
      <SearchField label={t('transport.search')} value={q} onChange={(words) => place.set({ q: words })} />
      {data ? (
        <Found {...{ data, place, button }} />
      ) : error ? (
        <ErrorState heading="h2" onRetry={() => void mutate()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </>
  )
}

type FoundTransports = NonNullable<ReturnType<typeof useQuery<typeof transports.list>>['data']>

function Found({ data, place, button }: TransportListProps & { readonly data: FoundTransports }) {
  const t = useText(goodsTexts)
  const noun = useNoun()
  const columns = useMemo(() => columnsOf(t), [t])
  if (data.data.length === 0)
    return (
      <EmptyState
        heading="h2"
        filtered={place.filtered}
        title={t(place.filtered ? 'transport.filtered' : 'transport.empty')}
        action={place.filtered ? <Button onClick={place.clear}>{t('transport.clear')}</Button> : button}
      />
    )
  return (
    <>
      <Table
        label={noun('transports')}
        columns={columns}
        rows={data.data}
        rowKey={({ id }) => String(id)}
        onOpen={open}
        total={data.pagination.totalCount}
      />
      <Pager pagination={data.pagination} onPage={place.turn} />
    </>
  )
}
