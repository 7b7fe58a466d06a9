import { estimationRounds, type ComparedEstimation } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Dialog, Form, NumberField, toast, useForm } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'

const names = ['freight', 'insurance', 'dutyPercent', 'others'] as const

/** What the buyer reckons beside the price, for all pieces; its own, nobody else sees it. */
export function CostsDialog({ estimation, onClose }: { readonly estimation: ComparedEstimation; onClose(): void }) {
  const t = useText(unitTexts)
  const reckon = useChange(estimationRounds.reckon, ['estimation_request'])
  const { lockVersion, ...costs } = estimation.costs
  const form = useForm<Record<(typeof names)[number], string>>({
    initial: costs,
    submit: (values) => {
      const filled = Object.fromEntries(names.map((name) => [name, values[name] || '0'])) as typeof costs
      return reckon({ id: estimation.estimationId!, body: { landedCost: { ...filled, lockVersion } } })
    },
    onDone() {
      toast({ title: t('saved') })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('costs.title', { partner: estimation.partner.name })}
      width={440}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('costs.title', { partner: estimation.partner.name })} className="document-form">
        <p className="small soft">{t('costs.text')}</p>
        {names.map((name) => (
          <NumberField key={name} {...form.field(name)} label={t(`costs.${name}`)} digits={2} />
        ))}
        <button type="submit" hidden aria-label={t('save')} />
      </Form>
    </Dialog>
  )
}
