import { resourcePlanSheets, type CostSheetDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
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
  /** Lines are opened on the sheet itself, or a request for an estimate begins with them. */
  readonly way: 'open' | 'estimate'
  onClose(): void
}

const words = {
  open: { text: 'open.text', lines: 'open.lines', send: 'open.send' },
  estimate: { text: 'estimate.text', lines: 'estimate.lines', send: 'estimate.send' },
} as const

/** Asks one partner for the price of chosen lines: it sees those alone. */
export function OpenDialog({ sheet, way, onClose }: OpenDialogProps) {
  const t = useText(costTexts)
  const said = words[way]
  const form = useOpening(sheet, way, onClose)
  const suppliers = useQuery(resourcePlanSheets.options, {}, { stays: true }).data?.data.suppliers ?? []
  return (
    <Dialog
      title={t(way)}
      busy={form.busy}
      onClose={onClose}
      closeOnOutside={false}
      primary={{ label: t(said.send), onClick: () => void form.submit() }}
    >
      <p className="small soft">{t(said.text)}</p>
      <Form form={form} className="cost-form">
        <Combobox
          {...form.field('supplierId')}
          label={t('open.supplier')}
          must
          options={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <DateField {...form.field('replyDue')} label={t('open.due')} />
        <LineChoice sheet={sheet} form={form} label={t(said.lines)} />
        <TextArea {...form.field('message')} className="wide" label={t('open.message')} rows={3} maxLength={1000} />
      </Form>
    </Dialog>
  )
}

interface LineChoiceProps {
  readonly sheet: CostSheetDetail
  readonly form: FormState<Opening>
  readonly label: string
}

function LineChoice({ sheet, form, label }: LineChoiceProps) {
  const t = useText(costTexts)
  const { lineIds } = form.values
  const fault = form.errors.fields.lineIds
  return (
    <fieldset className="cost-choice">
      <legend className="small">{label}</legend>
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

function useOpening(sheet: CostSheetDetail, way: OpenDialogProps['way'], onClose: () => void) {
  const t = useText(costTexts)
  const open = useChange(resourcePlanSheets.openLines)
  const request = useChange(resourcePlanSheets.requestEstimation, ['estimation_request'])
  const initial: Opening = { supplierId: '', lineIds: [], replyDue: '', message: '' }
  return useForm({
    initial,
    check: ({ supplierId, lineIds }) => ({
      ...(!supplierId && { supplierId: t('needed') }),
      ...(lineIds.length === 0 && { lineIds: t('needed') }),
    }),
    async submit({ supplierId, lineIds, replyDue, message }) {
      const asked = { supplierId: Number(supplierId), lineIds: [...lineIds], replyDue: replyDue || null }
      if (way === 'open') {
        await open({ id: sheet.id, body: { lineRequest: { ...asked, message: message.trim() } } })
        return null
      }
      const estimationRequest = { ...asked, remarks: message.trim() || null }
      return (await request({ id: sheet.id, body: { estimationRequest } })).data.id
    },
    onDone(draftId, { lineIds }) {
      if (draftId !== null) return void pageNavigator.go(href('transactionUnit', { id: draftId }))
      toast({ title: t('open.sent', { count: lineIds.length }) })
      onClose()
    },
  })
}
