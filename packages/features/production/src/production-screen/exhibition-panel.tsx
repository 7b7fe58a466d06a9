import { wordsOf } from '@tsumugi/api'
import type { ExhibitionQuantity, PhaseMatrix } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, Notice, Select } from '@tsumugi/ui'
import { useState } from 'react'
import { skuNames } from '../phase-matrix/sku-names.ts'
import { useExhibitionQuantities, useOptions, useProductionChanges } from '../production-queries.ts'
import { productionTexts } from '../production-words/production-texts.ts'

/** What is meant by names of exhibitions that no master bears, by name: an id as text. */
type Meant = Readonly<Record<string, string>>
/** So many lines are drawn at first, and more by each press. */
const step = 100

const piecesOf = (lines: readonly ExhibitionQuantity[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What exhibitions handed over of this style, into which SKU it went, and what nobody has taken yet (domain §3.15). */
export function ExhibitionPanel({ matrix }: { matrix: PhaseMatrix }) {
  const t = useText(productionTexts)
  const { phase } = matrix
  const lines = useExhibitionQuantities(phase.id).data ?? []
  const open = lines.filter(({ stockKeepingUnitId }) => stockKeepingUnitId === null)
  if (lines.length === 0) return null
  return (
    <section className="panel">
      <header>
        <h2>{t('exhibition')}</h2>
        <span className="small soft">
          {open.length > 0
            ? t('exhibition.open', {
                orders: new Set(open.map(({ exhibitionOrderId }) => exhibitionOrderId)).size,
                pieces: formatNumber(piecesOf(open)),
              })
            : t('exhibition.done')}
        </span>
      </header>
      {open.length > 0 && phase.frozenAt !== null && <Notice>{t('frozen')}</Notice>}
      {open.length > 0 && phase.frozenAt === null && <TakeForm phaseId={phase.id} open={open} />}
      <QuantityTable lines={lines} matrix={matrix} />
    </section>
  )
}

function TakeForm({ phaseId, open }: { phaseId: number; open: readonly ExhibitionQuantity[] }) {
  const t = useText(productionTexts)
  const options = useOptions(true)
  const { takeQuantities } = useProductionChanges()
  const [meant, mean] = useState<{ colors: Meant; sizes: Meant }>({ colors: {}, sizes: {} })
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const names = {
    colors: [...new Set(open.filter(({ colorId }) => colorId === null).map(({ colour }) => colour))],
    sizes: [...new Set(open.filter(({ sizeId }) => sizeId === null).map(({ size }) => size))],
  }
  const isMissing = (['colors', 'sizes'] as const).some((kind) => names[kind].some((name) => !meant[kind][name]))
  async function take() {
    setBusy(true)
    setFault('')
    try {
      await takeQuantities(phaseId, {
        ids: open.map(({ id }) => id),
        colors: names.colors.map((name) => ({ name, colorId: Number(meant.colors[name]) })),
        sizes: names.sizes.map((name) => ({ name, sizeId: Number(meant.sizes[name]) })),
      })
    } catch (error) {
      setFault(wordsOf(error, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  const choices = (kind: 'colors' | 'sizes') =>
    names[kind].map((name) => (
      <Select
        key={`${kind} ${name}`}
        label={`${t(kind === 'colors' ? 'color' : 'size')} ${name}`}
        value={meant[kind][name] ?? ''}
        onChange={(id) => mean({ ...meant, [kind]: { ...meant[kind], [name]: id } })}
        options={(options?.[kind] ?? []).map(({ id, name: label }) => ({ value: String(id), label }))}
      />
    ))
  const hasUnmet = names.colors.length + names.sizes.length > 0
  return (
    <>
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {hasUnmet && <p className="small soft">{t('exhibition.unmet')}</p>}
      <div className="take-form">
        {choices('colors')}
        {choices('sizes')}
        <Button
          type="sub-primary"
          busy={busy}
          onClick={() => void take()}
          {...(isMissing && { reason: t('exhibition.choose') })}
        >
          {t('exhibition.take', { pieces: formatNumber(piecesOf(open)) })}
        </Button>
      </div>
    </>
  )
}

function QuantityTable({ lines, matrix }: { lines: readonly ExhibitionQuantity[]; matrix: PhaseMatrix }) {
  const t = useText(productionTexts)
  const [shown, show] = useState(step)
  const nameOf = skuNames(matrix, t('matrix.none'))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table is scrolled by the keyboard too.
    <div className="sub-skus" tabIndex={0} role="group" aria-label={t('exhibition')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('exhibition.order')}</th>
            <th scope="col">{t('exhibition.customer')}</th>
            <th scope="col">{t('exhibition.variant')}</th>
            <th scope="col" className="amount">
              {t('quantity')}
            </th>
            <th scope="col">{t('exhibition.went')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <a className="code" href={href('exhibitionAdminItem', { exhibitionId: line.exhibitionId })}>
                  {line.orderNumber}
                </a>
              </th>
              <td>{line.customerName}</td>
              <td>{[line.colour, line.size].join(' ')}</td>
              <td className="amount">{formatNumber(line.quantity)}</td>
              <td>
                {line.stockKeepingUnitId === null
                  ? t('exhibition.waits')
                  : [nameOf(line.stockKeepingUnitId), formatDate(line.takenOn, 'short', t.locale)].join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > shown && (
        <Button type="plain" onClick={() => show(shown + step)}>
          {t('skus.more', { count: lines.length - shown })}
        </Button>
      )}
    </div>
  )
}
