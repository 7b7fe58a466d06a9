import { distributorLots, type LotForecast } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Button, SearchField, Table, useLatest, type Column } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import { Dot } from '../details/detail-cells.tsx'
import { detailTopics } from '../details/detail-topics.ts'
import { Listed } from '../listed.tsx'
import { LotDrawer } from '../lots/lot-drawer.tsx'
import { LotEntryDialog } from '../lots/lot-entry-dialog.tsx'
import { LotIncomingDialog } from '../lots/lot-incoming-dialog.tsx'
import { orderTexts, type OrderText } from '../order-texts.ts'

interface Place {
  readonly page: number
  readonly values: Readonly<Record<string, string>>
  set(values: Readonly<Record<string, string>>): void
  turn(page: number): void
}

/** Dye lots by when they are used up at the pace of the last 28 days. */
export function StockForecast({ place }: { readonly place: Place }) {
  const t = useText(orderTexts)
  const { q = '', opened = '' } = place.values
  const openLot = useLatest(({ id }: LotForecast) => place.set({ opened: String(id) }))
  const answer = useQuery(
    distributorLots.list,
    { query: { page: place.page, perPage: 50, ...(q && { q }) } },
    { keep: true, topics: detailTopics },
  )
  const [entry, write] = useState<Entry>(null)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <div className="room-actions">
        <Button type="primary" onClick={() => write({ lot: null })}>
          {t('lot.enter')}
        </Button>
        <Button onClick={() => write({ lot: null, announces: true })}>{t('lot.announce')}</Button>
        <SearchField label={t('search')} value={q} onChange={(words) => place.set({ q: words })} />
      </div>
      <Listed answer={answer} place={{ filtered: q !== '', turn: place.turn }} waiting={6} none={t('none')}>
        {(lots) => (
          <Table
            label={t('tab.stock')}
            columns={columns}
            rows={lots}
            rowKey={({ id }) => String(id)}
            onOpen={openLot}
          />
        )}
      </Listed>
      <LotRooms opened={opened} entry={entry} write={write} onClose={() => place.set({ opened: '' })} />
    </>
  )
}

/** The lot that is written of, or of which more is announced; null for a further one. */
type Entry = { readonly lot: LotForecast | null; readonly announces?: true } | null

interface LotRoomsProps {
  readonly opened: string
  readonly entry: Entry
  write(entry: Entry): void
  onClose(): void
}

/** The lot that was opened, and what is written of one. */
function LotRooms({ opened, entry, write, onClose }: LotRoomsProps) {
  if (entry?.announces) return <LotIncomingDialog lot={entry.lot} onClose={() => write(null)} />
  if (entry) return <LotEntryDialog lot={entry.lot} onClose={() => write(null)} />
  return opened ? (
    <LotDrawer
      key={opened}
      id={Number(opened)}
      onWrite={(lot) => write({ lot })}
      onAnnounce={(lot) => write({ lot, announces: true })}
      onClose={onClose}
    />
  ) : null
}

/** At today's pace a day years ahead is no forecast. */
const isFar = (day: string) => Date.parse(day) - Date.now() > 365 * 86_400_000

function columnsOf(t: OrderText): Column<LotForecast>[] {
  const figure = (key: 'stock' | 'reserved' | 'free' | 'orderedIn28Days', head: string): Column<LotForecast> => ({
    key,
    head,
    width: 80,
    align: 'end',
    cell: (row) => `${row[key]} ${row.unit}`,
  })
  return [
    { key: 'cloth', head: t('cloth'), width: 168, cell: ({ code, name }) => `${code} ${name}` },
    {
      key: 'color',
      head: t('color'),
      width: 112,
      cell: ({ color }) => (
        <>
          <Dot hex={color.hex} /> {color.no} {color.name}
        </>
      ),
    },
    { key: 'lot', head: t('lot'), width: 80, cell: ({ lot }) => <span className="code">{lot}</span> },
    figure('stock', t('lotStock')),
    figure('reserved', t('reserved')),
    figure('free', t('freeNow')),
    figure('orderedIn28Days', t('pace')),
    ...forecastColumns(t),
  ]
}

/** What comes in, and until when a lot lasts. */
const forecastColumns = (t: OrderText): Column<LotForecast>[] => [
  {
    key: 'incoming',
    head: t('incoming'),
    width: 168,
    cell: ({ incoming, unit, restockOn }) =>
      incoming === '0' ? '–' : `${incoming} ${unit}${restockOn ? ` · ${formatDate(restockOn)}` : ''}`,
  },
  {
    key: 'outOn',
    head: t('outOn'),
    width: 120,
    cell: ({ outOn }) => {
      if (!outOn) return '–'
      return isFar(outOn) ? t('outOn.far') : <b>{formatDate(outOn)}</b>
    },
  },
]
