import { resourcePlanSheets, type CostSheetDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import {
  Checkbox,
  Combobox,
  DateField,
  Dialog,
  Form,
  Notice,
  TextArea,
  toast,
  useForm,
  type FormState,
} from '@tsumugi/ui'
import { costTexts } from '../words/cost-texts.ts'

interface OpenDialogProps {
  readonly sheet: CostSheetDetail
  onClose(): void
}

/** Opens chosen lines to one partner, who sees those alone. */
export function OpenDialog({ sheet, onClose }: OpenDialogProps) {
  const t = useText(costTexts)
  const form = useOpening(sheet, onClose)
  const suppliers = useQuery(resourcePlanSheets.options, {}, { stays: true }).data?.data.suppliers ?? []
  return (
    <Dialog
      title={t('open')}
      busy={form.busy}
      onClose={onClose}
      closeOnOutside={false}
      primary={{ label: t('open.send'), onClick: () => void form.submit() }}
    >
      <p className="small soft">{t('open.text')}</p>
      <Form form={form} className="cost-form">
        <Combobox
          {...form.field('supplierId')}
          label={t('open.supplier')}
          must
          options={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <DateField {...form.field('replyDue')} label={t('open.due')} />
        <LineChoice sheet={sheet} form={form} />
        <TextArea {...form.field('message')} className="wide" label={t('open.message')} rows={3} maxLength={1000} />
      </Form>
    </Dialog>
  )
}

interface LineChoiceProps {
  readonly sheet: CostSheetDetail
  readonly form: FormState<Opening>
}

function LineChoice({ sheet, form }: LineChoiceProps) {
  const t = useText(costTexts)
  const { lineIds } = form.values
  const fault = form.errors.fields.lineIds
  return (
    <fieldset className="cost-choice">
      <legend className="small">{t('open.lines')}</legend>
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {sheet.lines.map(({ id, name, group }) => (
        <Checkbox
          key={id}
          name="lineIds"
          checked={lineIds.includes(id)}
          onChange={(isIn) => form.set({ lineIds: isIn ? [...lineIds, id] : lineIds.filter((each) => each !== id) })}
        >
          {name} <span className="tiny soft">{t(`group.${group}`)}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}

interface Opening {
  readonly supplierId: string
  readonly lineIds: readonly number[]
  readonly replyDue: string
  readonly message: string
}

function useOpening(sheet: CostSheetDetail, onClose: () => void) {
  const t = useText(costTexts)
  const open = useChange(resourcePlanSheets.openLines)
  const initial: Opening = { supplierId: '', lineIds: [], replyDue: '', message: '' }
  return useForm({
    initial,
    check: ({ supplierId, lineIds }) => ({
      ...(!supplierId && { supplierId: t('needed') }),
      ...(lineIds.length === 0 && { lineIds: t('needed') }),
    }),
    submit: ({ supplierId, lineIds, replyDue, message }) =>
      open({
        id: sheet.id,
        body: {
          lineRequest: {
            supplierId: Number(supplierId),
            lineIds: [...lineIds],
            replyDue: replyDue || null,
            message: message.trim(),
          },
        },
      }),
    onDone(_, { lineIds }) {
      toast({ title: t('open.sent', { count: lineIds.length }) })
      onClose()
    },
  })
}
