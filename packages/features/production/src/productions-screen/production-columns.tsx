import type { Production } from '@tsumugi/contract'
import { formatDate, formatMoney, formatNumber, useText, type Text } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Checkbox, Icon, type Column } from '@tsumugi/ui'
import { Shirt } from '@tsumugi/ui/icons'
import { HealthStatus } from '../production-words/health-status.tsx'
import type { Messages } from '../production-words/messages/ja.ts'
import { productionTexts } from '../production-words/production-texts.ts'
import type { Stage } from './list-query.ts'

export const stageWord = (t: Text<Messages>, stage: Stage) => (stage === 'none' ? t('stage.none') : t(`phase.${stage}`))

function Picture({ url }: { url: string | null }) {
  return (
    <span className="picture" aria-hidden="true">
      {url ? <img src={url} alt="" width="44" height="44" /> : <Icon of={Shirt} size={20} />}
    </span>
  )
}

const suppliersOf = ({ phases }: Production) =>
  [...new Set(phases.flatMap(({ supplier }) => supplier?.name ?? []))].join('、') || '–'
const brandAndSeason = ({ brand, season }: Production) => [brand.name, season].filter(Boolean).join(' ')

/** Picture with number and name, whose, how far, who makes it or whose it is, until when and how that stands, how many. */
export function productionColumns(t: Text<Messages>, isOwner: boolean): Column<Production>[] {
  const end = 'end' as const
  return [
    { key: 'styleNo', head: t('styleNo'), width: 216, kept: true, sortable: true, cell: (row) => <Named row={row} /> },
    { key: 'season', head: `${t('brand')}・${t('season')}`, width: 116, sortable: true, cell: brandAndSeason },
    { key: 'stage', head: t('stage'), width: 92, cell: (row) => stageWord(t, row.stage ?? 'none') },
    isOwner
      ? { key: 'supplier', head: t('supplier'), width: 144, cell: suppliersOf }
      : { key: 'owner', head: t('owner'), width: 144, cell: (row) => row.owner.name },
    { key: 'deliveryDue', head: t('deliveryDue'), width: 132, sortable: true, cell: (row) => <Due row={row} /> },
    {
      key: 'quantity',
      head: t('quantity'),
      width: 72,
      align: end,
      sortable: true,
      cell: (row) => formatNumber(row.quantity),
    },
    ...(isOwner
      ? [
          {
            key: 'listPrice',
            head: t('listPrice'),
            width: 92,
            align: end,
            cell: (row: Production) => (row.listPrice === null ? '–' : formatMoney(row.listPrice, 'JPY', t.locale)),
          },
        ]
      : []),
    {
      key: 'updatedAt',
      head: t('updatedAt'),
      width: 84,
      align: end,
      sortable: true,
      cell: (row) => formatDate(row.updatedAt, 'shortNoYear', t.locale),
    },
  ]
}

function Named({ row }: { row: Production }) {
  return (
    <span className="named">
      <Picture url={row.imageUrl} />
      <span className="words">
        <a className="code" href={href('production', { id: row.id })}>
          {row.styleNo}
        </a>
        <span className="one-line">{row.name}</span>
      </span>
    </span>
  )
}

function Due({ row: { deliveryDue, health } }: { row: Production }) {
  const t = useText(productionTexts)
  return (
    <span className="due">
      <span>{deliveryDue ? formatDate(deliveryDue, 'short', t.locale) : '–'}</span>
      <span className="small">
        <HealthStatus health={health} />
      </span>
    </span>
  )
}

interface ProductionCardProps {
  row: Production
  /** Where it can be chosen among others. */
  choice?: { chosen: boolean; toggle(): void }
  onOpen(): void
}

/** A production on a phone. */
export function ProductionCard({ row, choice, onOpen }: ProductionCardProps) {
  const t = useText(productionTexts)
  const card = (
    <button type="button" className="production-card" onClick={onOpen}>
      <Picture url={row.imageUrl} />
      <span className="words">
        <b>
          <span className="code">{row.styleNo}</span> {row.name}
        </b>
        <span className="small soft">
          {[brandAndSeason(row), row.side === 'owner' ? suppliersOf(row) : row.owner.name].join('・')}
        </span>
        <span className="small soft">
          {stageWord(t, row.stage ?? 'none')}・{t('pieces', { count: formatNumber(row.quantity) })}
          {row.deliveryDue && `・${t('deliveryDue')} ${formatDate(row.deliveryDue, 'short', t.locale)}`}
        </span>
        <span className="small">
          <HealthStatus health={row.health} />
        </span>
      </span>
    </button>
  )
  if (!choice) return card
  return (
    <span className="production-choice">
      <Checkbox aria-label={row.styleNo} checked={choice.chosen} onChange={choice.toggle} />
      {card}
    </span>
  )
}
