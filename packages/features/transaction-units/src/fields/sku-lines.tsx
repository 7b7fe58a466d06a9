import { productions, stockKeepingUnits } from '@tsumugi/contract'
import type { LinesFromProps } from '@tsumugi/documents'
import { formatNumber, spokenName, useLocale, useText, type ManyNamed } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Button, Dialog, NumberField, Select, Skeleton, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import css from '../unit-panels.css?inline'
import { unitTexts } from '../unit-texts.ts'

/** Lines from the SKUs of a production: colour by size, with the quantities that stand there. */
export function SkuLines({ add }: LinesFromProps) {
  const t = useText(unitTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sku.from')}</Button>
      {open && <SkuDialog add={add} onClose={() => setOpen(false)} />}
    </>
  )
}

function SkuDialog({ add, onClose }: Pick<LinesFromProps, 'add'> & { onClose(): void }) {
  const t = useText(unitTexts)
  const [productionId, setProduction] = useState('')
  const [phaseId, setPhase] = useState('')
  const [price, setPrice] = useState('')
  const list = useQuery(productions.list, { query: { perPage: 500, sort: 'styleNo' } }).data?.data ?? []
  const chosen = list.find(({ id }) => String(id) === productionId)
  const matrix = useQuery(stockKeepingUnits.list, phaseId ? { phaseId: Number(phaseId) } : null).data?.data
  const units = matrix?.units.filter(({ quantity }) => quantity > 0) ?? []
  function take() {
    const nameOf = (of: readonly { id: number; name: string }[], id: number | null) =>
      of.find((each) => each.id === id)?.name ?? ''
    add(
      units.map((unit) => ({
        item: chosen?.styleNo ?? '',
        description: chosen?.name ?? '',
        colour: nameOf(matrix!.colors, unit.colorId),
        size: matrix!.sizes.find(({ id }) => id === unit.sizeId)?.code ?? '',
        unit: 'pc',
        lineKind: 'goods',
        taxCode: 'standard',
        quantity: String(unit.quantity),
        unitPrice: price || unit.unitPrice || '0',
        skuId: String(unit.id),
      })),
    )
    onClose()
  }
  return (
    <Dialog
      title={t('sku.from')}
      width={640}
      onClose={onClose}
      primary={{
        label: t('sku.take', { count: units.length }),
        onClick: take,
        ...(units.length === 0 && { reason: t('sku.none') }),
      }}
    >
      <div className="document-form">
        <Select
          name="production"
          label={t('sku.production')}
          value={productionId}
          options={list.map(({ id, styleNo, name }) => ({ value: String(id), label: `${styleNo} ${name}` }))}
          onChange={(next) => {
            setProduction(next)
            setPhase('')
          }}
        />
        <Select
          name="phase"
          label={t('sku.phase')}
          value={phaseId}
          options={(chosen?.phases ?? []).map(({ id, kind, seq }) => ({
            value: String(id),
            label: `${seq}. ${t(`phase.${kind}`)}`,
          }))}
          onChange={setPhase}
        />
        <NumberField name="price" label={t('sku.price')} value={price} onChange={setPrice} digits={4} />
        {phaseId && !matrix && <Skeleton rows={3} />}
        {matrix && <SkuTable matrix={matrix} />}
      </div>
    </Dialog>
  )
}

interface Matrix {
  readonly colors: readonly (ManyNamed & { id: number })[]
  readonly sizes: readonly { id: number; code: string }[]
  readonly units: readonly { colorId: number | null; sizeId: number | null; quantity: number }[]
}

function SkuTable({ matrix: { colors, sizes, units } }: { matrix: Matrix }) {
  useStyles(css)
  const locale = useLocale()
  const of = (colorId: number, sizeId: number) =>
    units
      .filter((unit) => unit.colorId === colorId && unit.sizeId === sizeId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <table className="unit-tax">
      <thead>
        <tr>
          <th scope="col" />
          {sizes.map(({ id, code }) => (
            <th key={id} scope="col">
              {code}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colors.map((color) => (
          <tr key={color.id}>
            <th scope="row">{spokenName(color, locale)}</th>
            {sizes.map((size) => (
              <td key={size.id}>{formatNumber(String(of(color.id, size.id)))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
