import type { PhaseMatrix, SubSku } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Button, Dialog, Form, IconButton, NumberField, Select, TextField, toast, useForm } from '@tsumugi/ui'
import { Plus, Trash2 } from '@tsumugi/ui/icons'
import { refusalOf, wordsOf } from '@tsumugi/api'
import { useState } from 'react'
import { useProductionChanges } from '../production-queries.ts'
import { skuNames } from '../phase-matrix/sku-names.ts'
import { productionTexts } from '../production-words/production-texts.ts'

/** Parts of SKUs by destination or lot (domain §3.4): never more than their SKU. */
export function SubSkuPanel({ matrix, mayWrite }: { matrix: PhaseMatrix; mayWrite: boolean }) {
  const t = useText(productionTexts)
  const { saveSubSkus } = useProductionChanges()
  const [open, setOpen] = useState<SubSku | 'new' | null>(null)
  const takes = mayWrite && matrix.phase.frozenAt === null
  const nameOf = skuNames(matrix, t('matrix.none'))
  const remove = (part: SubSku) =>
    saveSubSkus(matrix.phase.id, { removed: [part.id] }).catch((cause: unknown) =>
      toast({ title: wordsOf(cause, t('failed')), type: 'attention' }),
    )
  return (
    <section className="panel">
      <header>
        <h2>{t('subSkus')}</h2>
        {takes && (
          <Button className="end" size={24} type="plain" icon={Plus} onClick={() => setOpen('new')}>
            {t('subSku.add')}
          </Button>
        )}
      </header>
      {matrix.subSkus.length === 0 ? (
        <p className="small soft">{t('subSku.none')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table is scrolled by the keyboard too.
        <div className="sub-skus" tabIndex={0} role="group" aria-label={t('subSkus')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('sku')}</th>
                <th scope="col">{t('label')}</th>
                <th scope="col">{t('destination')}</th>
                <th scope="col">{t('lot')}</th>
                <th scope="col" className="amount">
                  {t('quantity')}
                </th>
                {takes && (
                  <th scope="col">
                    <span className="unseen">{t('remove')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {matrix.subSkus.map((part) => (
                <tr key={part.id}>
                  <td>{nameOf(part.stockKeepingUnitId)}</td>
                  <th scope="row">
                    {takes ? (
                      <Button type="plain" size={24} onClick={() => setOpen(part)}>
                        {part.label}
                      </Button>
                    ) : (
                      part.label
                    )}
                  </th>
                  <td>{part.destination ?? '–'}</td>
                  <td>{part.lot ?? '–'}</td>
                  <td className="amount">{formatNumber(part.quantity)}</td>
                  {takes && (
                    <td className="amount">
                      <IconButton
                        size={24}
                        icon={Trash2}
                        label={t('subSku.remove', { name: part.label })}
                        onClick={() => void remove(part)}
                      />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open !== null && (
        <SubSkuDialog matrix={matrix} part={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

function SubSkuDialog({ matrix, part, onClose }: { matrix: PhaseMatrix; part: SubSku | null; onClose(): void }) {
  const t = useText(productionTexts)
  const { saveSubSkus } = useProductionChanges()
  const nameOf = skuNames(matrix, t('matrix.none'))
  const form = useForm({
    initial: {
      stockKeepingUnitId: String(part?.stockKeepingUnitId ?? matrix.units[0]?.id ?? ''),
      label: part?.label ?? '',
      destination: part?.destination ?? '',
      lot: part?.lot ?? '',
      quantity: String(part?.quantity ?? ''),
    },
    check: ({ label }) => (label.trim() ? {} : { label: t('needed') }),
    submit: ({ stockKeepingUnitId, label, destination, lot, quantity }) => {
      const given = {
        label: label.trim(),
        destination: destination.trim() || null,
        lot: lot.trim() || null,
        quantity: Number(quantity || '0'),
      }
      const changes = part
        ? { changed: [{ id: part.id, lockVersion: part.lockVersion, ...given }] }
        : { added: [{ stockKeepingUnitId: Number(stockKeepingUnitId), ...given }] }
      return saveSubSkus(matrix.phase.id, changes).catch((cause: unknown) =>
        Promise.reject(
          refusalOf(cause, {
            label: t('label'),
            destination: t('destination'),
            lot: t('lot'),
            quantity: t('quantity'),
          }),
        ),
      )
    },
    onDone() {
      toast({ title: t('saved') })
      onClose()
    },
  })
  return (
    <Dialog
      title={part ? part.label : t('subSku.add')}
      onClose={onClose}
      closeOnOutside={!form.changed}
      busy={form.busy}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <Select
          label={t('sku')}
          {...form.field('stockKeepingUnitId')}
          placeholder={null}
          disabled={part !== null}
          options={matrix.units.map(({ id, quantity }) => ({
            value: String(id),
            label: `${nameOf(id)}（${t('pieces', { count: formatNumber(quantity) })}）`,
          }))}
        />
        <TextField label={t('label')} must maxLength={60} {...form.field('label')} />
        <TextField label={t('destination')} maxLength={200} {...form.field('destination')} />
        <TextField label={t('lot')} maxLength={60} {...form.field('lot')} />
        <NumberField label={t('quantity')} {...form.field('quantity')} />
      </Form>
    </Dialog>
  )
}
