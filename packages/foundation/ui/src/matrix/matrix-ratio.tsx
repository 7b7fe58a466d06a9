import { readRatio, splitByRatio } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '../button/button.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { placesOf, type Area, type MatrixLine, type Place } from './cells/matrix-data.ts'
import { matrixTexts } from './messages/catalogue.ts'
import { isOne, type MatrixControl } from './use-matrix.ts'

interface MatrixRatioProps {
  rows: readonly MatrixLine[]
  columns: readonly MatrixLine[]
  matrix: MatrixControl
  ghostAt(place: Place): string | undefined
  tell(said: string): void
}

/** Divides a total over the selected cells, or over the row one stands in, by the ratio of its columns (domain §1 M*). */
export function MatrixRatio({ rows, columns, matrix, ghostAt, tell }: MatrixRatioProps) {
  const t = useText(matrixTexts)
  const isRow = isOne(matrix.area)
  const area: Area = isRow ? { ...matrix.area, left: 0, right: columns.length - 1 } : matrix.area
  const sizes = columns.slice(area.left, area.right + 1)
  const [total, setTotal] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const ratio = typed ?? sizes.map(() => '1').join(':')
  const open = placesOf(area).filter(matrix.takes)
  const ghosts = open.map((place) => ghostAt(place) || '0')

  function apply(weights: readonly string[] | null) {
    const isRight = weights !== null && Number(total) > 0 && weights.some((weight) => Number(weight) > 0)
    setWrong(!isRight)
    if (!isRight) return
    const parts = splitByRatio(Number(total), weights)
    matrix.write(open.map((place, at) => [place, String(parts[at])] as const))
    tell(t('ratio.done', { total, count: open.length }))
  }
  function byTyped() {
    const parts = readRatio(ratio)
    apply(parts?.length === sizes.length ? open.map(({ column }) => parts[column - area.left] ?? '0') : null)
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    byTyped()
  }
  return (
    <div className="ratio" role="group" aria-label={t('ratio')}>
      <p className="small soft">
        {isRow ? t('ratio.row', { row: rows[area.top]?.label ?? '' }) : t('ratio.cells', { count: open.length })}
      </p>
      <NumberField
        label={t('ratio.total')}
        value={total}
        onChange={setTotal}
        onKeyDown={onEnter}
        error={isWrong ? t('ratio.wrong') : undefined}
      />
      <TextField
        label={t('ratio.parts', { sizes: sizes.map(({ label }) => label).join(':') })}
        value={ratio}
        onChange={setTyped}
        onKeyDown={onEnter}
      />
      <Button type="sub" onClick={byTyped}>
        {t('ratio.apply')}
      </Button>
      {ghosts.some((ghost) => Number(ghost) > 0) && (
        <Button type="plain" onClick={() => apply(ghosts)}>
          {t('ratio.before')}
        </Button>
      )}
    </div>
  )
}
