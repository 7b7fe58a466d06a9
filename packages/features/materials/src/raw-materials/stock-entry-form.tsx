import { newIdempotencyKey } from '@tsumugi/api'
import { rawMaterialStock } from '@tsumugi/contract'
import { stockMoveKinds, type StockMoveKind } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, Form, NumberField, Select, TextField, toast, useForm } from '@tsumugi/ui'
import { useRef } from 'react'
import { stockTexts } from '../words/stock/stock-texts.ts'

const empty = { kind: 'in' as StockMoveKind, color: '', lot: '', quantity: '', note: '' }

/** One more entry of the ledger; what was typed stays until it is written. */
export function StockEntryForm({ id, colors }: { readonly id: number; readonly colors: readonly string[] }) {
  const t = useText(stockTexts)
  const write = useChange(rawMaterialStock.move, ['raw_material'])
  // Kept until it is written: sent again after a lost answer, an entry counts once.
  const key = useRef(newIdempotencyKey())
  const form = useForm({
    initial: { ...empty, color: colors[0] ?? '' },
    submit: async ({ kind, ...values }) => {
      await write({ id, body: { stockMove: { key: key.current, kind, ...values } } })
      key.current = newIdempotencyKey()
      form.set({ quantity: '', note: '' })
      toast({ title: t('stock.written') })
    },
  })
  return (
    <Form form={form} className="entry">
      <Select
        {...form.field('kind')}
        label={t('stock.kind')}
        options={stockMoveKinds.map((value) => ({ value: value as string, label: t(`stock.kind.${value}`) }))}
      />
      <TextField {...form.field('color')} label={t('stock.color')} maxLength={40} />
      <TextField {...form.field('lot')} label={t('stock.lot')} maxLength={40} />
      <NumberField {...form.field('quantity')} label={t('stock.quantity')} digits={2} />
      <TextField {...form.field('note')} label={t('stock.note')} maxLength={200} />
      <Button onClick={() => void form.submit()}>{t('stock.write')}</Button>
    </Form>
  )
}
