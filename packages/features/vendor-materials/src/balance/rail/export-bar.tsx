import { vendorExportedMaterials } from '@tsumugi/contract'
import { exportedFigures } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button, Dialog, Form, Select, TextField, useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { vendorTopics } from '../../vendor-topics.ts'
import { vendorTexts } from '../../words/vendor-texts.ts'

interface ExportBarProps {
  readonly vendor: string
  readonly chosen: ReadonlySet<string>
  onDone(): void
}

/** Takes the chosen lots, or all of them, into a file that is edited before it goes out. */
export function ExportBar({ vendor, chosen, onDone }: ExportBarProps) {
  const t = useText(vendorTexts)
  const [isOpen, open] = useState(false)
  return (
    <div className="lots-foot">
      <Button onClick={() => open(true)}>
        {chosen.size > 0 ? t('exports.takeChosen', { count: chosen.size }) : t('exports.takeAll')}
      </Button>
      {isOpen && <ExportDialog {...{ vendor, chosen, onDone }} onClose={() => open(false)} />}
    </div>
  )
}

function ExportDialog({ vendor, chosen, onDone, onClose }: ExportBarProps & { onClose(): void }) {
  const t = useText(vendorTexts)
  const create = useChange(vendorExportedMaterials.create, vendorTopics)
  const form = useForm({
    initial: { name: '', figure: 'left' as (typeof exportedFigures)[number] },
    check: ({ name }) => (name.trim() ? {} : { name: t('needed') }),
    submit: ({ name, figure }) => {
      const materialIds = [...chosen].map(Number)
      return create({
        vendor,
        body: { exportedMaterial: { name, figure, ...(materialIds.length > 0 && { materialIds }) } },
      })
    },
    onDone: ({ data }) => {
      onDone()
      pageNavigator.go(href('vendorExportedMaterialEdit', { vendor, id: data.id }))
    },
  })
  return (
    <Dialog
      title={t('exports.begin')}
      width={480}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('exports.make'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="vendor-form">
        <TextField {...form.field('name')} label={t('exports.name')} must maxLength={100} />
        <Select
          {...form.field('figure')}
          label={t('exports.figure')}
          placeholder={null}
          options={exportedFigures.map((value) => ({ value, label: t(`figure.${value}`) }))}
        />
      </Form>
    </Dialog>
  )
}
