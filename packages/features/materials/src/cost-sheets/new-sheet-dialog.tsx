import { resourcePlanSheets } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { Combobox, Dialog, Form, useForm } from '@tsumugi/ui'
import { costTexts } from './words/cost-texts.ts'

interface NewSheetDialogProps {
  onClose(): void
}

/** A sheet begins with its style, from which it takes pieces, colours, retail price and target cost. */
export function NewSheetDialog({ onClose }: NewSheetDialogProps) {
  const t = useText(costTexts)
  const create = useChange(resourcePlanSheets.create)
  const styles = useQuery(resourcePlanSheets.options, {}, { stays: true }).data?.data.productions ?? []
  const form = useForm({
    initial: { productionId: '' },
    check: ({ productionId }) => (productionId ? {} : { productionId: t('needed') }),
    submit: ({ productionId }) => create({ body: { resourcePlanSheet: { productionId: Number(productionId) } } }),
    onDone: ({ data }) => pageNavigator.go(href('resourcePlanSheet', { id: data.id })),
  })
  return (
    <Dialog
      title={t('add')}
      width={480}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('begin'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="cost-form">
        <Combobox
          {...form.field('productionId')}
          label={t('style')}
          must
          options={styles.map(({ id, styleNo, name }) => ({ value: String(id), label: `${styleNo} ${name}` }))}
        />
      </Form>
    </Dialog>
  )
}
