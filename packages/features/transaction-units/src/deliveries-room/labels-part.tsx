import { fileAddressOf } from '@tsumugi/api'
import { deliveryPapers, mostCartonLabels } from '@tsumugi/contract'
import { cartonParts, cartonsOf, rangesWithin, type CartonRange } from '@tsumugi/domain/trading'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Button, NumberField } from '@tsumugi/ui'
import { useState } from 'react'
import { goodsTexts } from '../goods-words/goods-texts.ts'

interface LabelsPartProps {
  readonly id: number
  readonly packing: readonly CartonRange[]
}

const address = (id: number, numbers: { readonly from: number; readonly to: number }) =>
  fileAddressOf(deliveryPapers.show, { id, query: { paper: 'labels', ...numbers } })

/** Labels of every carton, a file for so many as one holds; and those of some numbers, as when one was torn. */
export function LabelsPart({ id, packing }: LabelsPartProps) {
  const t = useText(goodsTexts)
  const parts = cartonParts(packing, mostCartonLabels)
  return (
    <>
      <span className="button-row">
        {parts.map(({ from, to }) => (
          <Button key={from} href={address(id, { from, to })} target="_blank">
            {parts.length === 1 ? t('paper.labels') : t('paper.labels.part', { from, to })}
          </Button>
        ))}
      </span>
      {parts.length > 1 && (
        <p className="small soft">
          {t('paper.labels.many', { count: formatNumber(cartonsOf(packing)), most: formatNumber(mostCartonLabels) })}
        </p>
      )}
      <SomeLabels id={id} packing={packing} />
    </>
  )
}

function SomeLabels({ id, packing }: LabelsPartProps) {
  const t = useText(goodsTexts)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const numbers = { from: Number(from), to: Number(to || from) }
  const count = cartonsOf(rangesWithin(packing, numbers.from, numbers.to))
  const fault =
    count === 0 ? t('paper.some.none') : count > mostCartonLabels && t('paper.some.many', { most: mostCartonLabels })
  return (
    <details>
      <summary className="small">{t('paper.some')}</summary>
      <div className="fields">
        <NumberField label={t('paper.from')} value={from} onChange={setFrom} />
        <NumberField label={t('paper.to')} value={to} onChange={setTo} />
      </div>
      {from !== '' && fault && (
        <p className="small attention-text" role="alert">
          {fault}
        </p>
      )}
      {from !== '' && !fault && (
        <Button href={address(id, numbers)} target="_blank">
          {t('paper.some.print', { count })}
        </Button>
      )}
    </details>
  )
}
