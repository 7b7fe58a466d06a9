import type { GuestItem } from '@tsumugi/contract'
import { readCell, readRatio } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, Select, TextField } from '@tsumugi/ui'
import { useState, type FormEvent } from 'react'
import { filledByRatio, gridOf } from './matrix-cells.ts'
import { matrixTexts } from './messages/catalogue.ts'

/** A row beneath the matrix that divides pieces over the sizes by a ratio. */
export function RatioFill({
  item,
  onFill,
}: {
  item: Pick<GuestItem, 'colours' | 'sizes' | 'skus'>
  onFill(pieces: ReadonlyMap<number, number>): void
}) {
  const t = useText(matrixTexts)
  const [total, setTotal] = useState('')
  const [ratio, setRatio] = useState(item.sizes.map(() => '1').join(':'))
  const [row, setRow] = useState('all')
  const [isWrong, setWrong] = useState(false)

  function fill(event: FormEvent) {
    event.preventDefault()
    const pieces = readCell(total)
    const parts = readRatio(ratio)?.map(Number)
    const filled =
      pieces !== null && pieces > 0 && parts
        ? filledByRatio(gridOf(item), pieces, parts, row === 'all' ? null : Number(row))
        : new Map<number, number>()
    setWrong(filled.size === 0)
    if (filled.size > 0) onFill(filled)
  }

  return (
    <form className="ratio-fill" onSubmit={fill} noValidate>
      <TextField
        label={t('ratio.total')}
        inputMode="numeric"
        value={total}
        onChange={setTotal}
        error={isWrong ? t('ratio.wrong') : undefined}
      />
      <TextField label={t('ratio.parts', { sizes: item.sizes.join(':') })} value={ratio} onChange={setRatio} />
      {item.colours.length > 1 && (
        <Select
          label={t('ratio.row')}
          value={row}
          onChange={setRow}
          options={[
            { value: 'all', label: t('ratio.all') },
            ...item.colours.map(({ name }, at) => ({ value: String(at), label: name })),
          ]}
        />
      )}
      <Button submit type="sub">
        {t('ratio.fill')}
      </Button>
    </form>
  )
}
