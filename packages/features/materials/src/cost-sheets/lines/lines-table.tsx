import type { CostSheetDetail, CostSheetLine } from '@tsumugi/contract'
import { buyingOf, moved, priceOf, stepOf, type Buying, type CostFigures } from '@tsumugi/domain/costing'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { IconButton } from '@tsumugi/ui'
import { ArrowDown, ArrowUp } from '@tsumugi/ui/icons'
import { compositionWords } from '../../cloth/composition-words.ts'
import { counted, measured, signed, twoPlaces } from '../words/cost-faces.ts'
import { costTexts } from '../words/cost-texts.ts'
import { placed } from './line-values.ts'
import { documentOf } from './source-field.tsx'
import { useLineChanges } from './use-line-changes.ts'

interface LinesTableProps {
  readonly sheet: CostSheetDetail
  readonly figures: CostFigures
  readonly before: CostSheetDetail['versions'][number] | null
  onOpen(lineage: string): void
}

/** Lines in their order with their sums under a double rule; on a phone each is a card. */
export function LinesTable({ sheet, figures, before, onOpen }: LinesTableProps) {
  return (
    <table className="cost-lines">
      <Heads isOrdered={sheet.status === 'draft'} />
      <tbody>
        {sheet.lines.map((line, at) => (
          <LineRow
            key={line.lineage}
            sheet={sheet}
            line={line}
            at={at}
            cost={figures.lines[at] ?? null}
            onOpen={() => onOpen(line.lineage)}
          />
        ))}
      </tbody>
      <Sums sheet={sheet} figures={figures} before={before} />
    </table>
  )
}

const heads = [
  'column.consumption',
  'line.lossPercent',
  'line.unitPrice',
  'column.cost',
  'column.requirement',
  'column.buy',
] as const

function Heads({ isOrdered }: { readonly isOrdered: boolean }) {
  const t = useText(costTexts)
  return (
    <thead>
      <tr>
        <th scope="col">{t('line.group')}</th>
        <th scope="col">{t('line.name')}</th>
        <th scope="col">{t('line.supplierName')}</th>
        {heads.map((head) => (
          <th key={head} scope="col" className="figure">
            {t(head)}
          </th>
        ))}
        {isOrdered && (
          <th scope="col">
            <span className="unseen">{t('more')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface LineRowProps extends Pick<LinesTableProps, 'sheet'> {
  readonly line: CostSheetLine
  readonly at: number
  readonly cost: string | null
  onOpen(): void
}

function LineRow({ sheet, line, at, cost, onOpen }: LineRowProps) {
  const t = useText(costTexts)
  const isFirst = sheet.lines[at - 1]?.group !== line.group
  const isOpened = sheet.requests.some(({ lineage }) => lineage === line.lineage)
  return (
    <tr data-first={isFirst || undefined}>
      <td className="group" data-step={stepOf(line.group)}>
        {isFirst && t(`group.${line.group}`)}
      </td>
      <th scope="row">
        {sheet.status === 'draft' ? (
          <button type="button" className="line-name" onClick={onOpen}>
            {line.name}
          </button>
        ) : (
          line.name
        )}
        {isOpened && <span className="opened" role="img" aria-label={t('opened')} title={t('opened')} />}
        <Beneath line={line} />
      </th>
      <td data-head={t('line.supplierName')}>{line.supplierName}</td>
      <LineFigures sheet={sheet} line={line} cost={cost} />
      {sheet.status === 'draft' && <Order sheet={sheet} at={at} />}
    </tr>
  )
}

/** What of it a garment takes and costs, and what to buy. */
function LineFigures({ sheet, line, cost }: Pick<LineRowProps, 'sheet' | 'line' | 'cost'>) {
  const t = useText(costTexts)
  const own = counted(sheet)
  const price = priceOf(line, own)
  return (
    <>
      <td className="figure" data-head={t('column.consumption')}>
        {measured(t, line.consumption, line.unit)}
      </td>
      <td className="figure" data-head={t('line.lossPercent')}>
        {line.lossPercent === '0' ? '–' : `${formatNumber(line.lossPercent)}%`}
      </td>
      <td className="figure" data-head={t('line.unitPrice')}>
        {price === null ? <b className="wrong">{t('noPrice')}</b> : priceWords(price, line.currency, sheet.currency)}
        <Source line={line} />
      </td>
      <td className="figure cost" data-head={t('column.cost')}>
        {cost === null && price !== null ? <b className="wrong">{t('noRate')}</b> : twoPlaces(cost)}
      </td>
      <ToBuy line={line} buying={buyingOf(line, own)} />
    </>
  )
}

interface ToBuyProps extends Pick<LineRowProps, 'line'> {
  readonly buying: Buying
}

/** What is needed of a line, what to order of it, and where cloth is found that holds it. */
function ToBuy({ line, buying: { requirement, quantity, packs, isRaised } }: ToBuyProps) {
  const t = useText(costTexts)
  return (
    <>
      <td className="figure" data-head={t('column.requirement')}>
        {measured(t, requirement, line.unit)}
      </td>
      <td className="figure" data-head={t('column.buy')}>
        {measured(t, quantity, line.unit)}
        {packs !== null && (
          <span className="beneath tiny soft">
            {formatNumber(packs)} × {measured(t, line.packSize!, line.unit)}
          </span>
        )}
        {isRaised && <span className="tiny soft"> {t('buy.raised')}</span>}
        {marketKinds.has(line.group) && line.unit === 'm' && (
          <a className="beneath tiny" href={marketFor(line, quantity)} aria-label={`${line.name} ${t('market.find')}`}>
            {t('market.find')}
          </a>
        )}
      </td>
    </>
  )
}

/** The estimate or contract a line was filled from; where another price was typed since, what it says. */
function Source({ line: { source, unitPrice, currency } }: Pick<LineRowProps, 'line'>) {
  const t = useText(costTexts)
  if (source === null) return null
  const isSame = source.unitPrice === unitPrice && source.currency === currency
  const price = formatMoney(source.unitPrice, source.currency)
  return (
    <a className="beneath tiny" href={href('transactionUnit', { id: source.documentId })} title={source.partner}>
      {isSame ? documentOf(t, source) : t('source.says', { document: documentOf(t, source), price })}
    </a>
  )
}

/** What the market sells by the metre. */
const marketKinds: ReadonlySet<string> = new Set(['fabric', 'lining'])

/** Cloth of the same fibre of which one dye lot holds what is to be bought; what is ordered there knows the line. */
const marketFor = ({ id, composition }: CostSheetLine, quantity: string): string =>
  href('materials', null, {
    ...(composition[0] && { fibre: composition[0].fibre }),
    freeFrom: quantity,
    need: quantity,
    line: id,
  })

/** Yen stand without their sign, as in a column of yen; another currency is named. */
const priceWords = (price: string, currency: string, own: string) =>
  currency === own ? formatNumber(price) : `${currency} ${formatNumber(price)}`

/** What a line is made of, for which colours it is, and its note. */
function Beneath({ line }: Pick<LineRowProps, 'line'>) {
  const t = useText(costTexts)
  const parts = [
    compositionWords(line.composition, t.locale),
    line.colors.join('・'),
    line.tiers
      .map(({ minQuantity, unitPrice }) =>
        minQuantity === '0'
          ? formatNumber(unitPrice)
          : t('line.tier', { quantity: formatNumber(minQuantity), price: formatNumber(unitPrice) }),
      )
      .join(' / '),
    line.note,
  ].filter(Boolean)
  return parts.length === 0 ? null : <span className="beneath tiny soft">{parts.join('  ')}</span>
}

function Order({ sheet, at }: Pick<LineRowProps, 'sheet' | 'at'>) {
  const t = useText(costTexts)
  const { put } = useLineChanges(sheet)
  const { name } = sheet.lines[at]!
  return (
    <td className="order">
      {at > 0 && (
        <IconButton
          icon={ArrowUp}
          size={24}
          label={`${name} ${t('line.up')}`}
          onClick={() => void put((from) => placed(from, at, at - 1))}
        />
      )}
      {at < sheet.lines.length - 1 && (
        <IconButton
          icon={ArrowDown}
          size={24}
          label={`${name} ${t('line.down')}`}
          onClick={() => void put((from) => placed(from, at, at + 1))}
        />
      )}
    </td>
  )
}

function Sums({ sheet, figures, before }: Omit<LinesTableProps, 'onOpen'>) {
  const t = useText(costTexts)
  const difference = before?.unitCost ? moved(before.unitCost, figures.unitCost) : null
  const rest = sheet.status === 'draft' ? 3 : 2
  return (
    <tfoot>
      <tr>
        <td />
        <th scope="row" colSpan={5}>
          {t('subtotal')}
        </th>
        <td className="figure">{twoPlaces(figures.subtotal)}</td>
        <td colSpan={rest} />
      </tr>
      <tr>
        <td />
        <th scope="row" colSpan={5}>
          {t('overhead', { percent: formatNumber(sheet.overheadPercent) })}
        </th>
        <td className="figure">{twoPlaces(figures.overhead)}</td>
        <td colSpan={rest} />
      </tr>
      <tr className="sum">
        <td />
        <th scope="row" colSpan={5}>
          {t(sheet.currency === 'JPY' ? 'rounded' : 'rounded.other')}
        </th>
        <td className="figure">{formatMoney(figures.unitCost, sheet.currency)}</td>
        <td colSpan={rest} className="figure small soft">
          {before?.unitCost &&
            difference !== null &&
            t('previous', { cost: formatMoney(before.unitCost, sheet.currency), difference: signed(difference) })}
        </td>
      </tr>
    </tfoot>
  )
}
