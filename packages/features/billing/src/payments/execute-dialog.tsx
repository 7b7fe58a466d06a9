import { useText } from '@tsumugi/i18n'
import { DateField, Dialog, EnterSends, Form, useForm } from '@tsumugi/ui'
import { FaultNotice } from '../findings/fault-notice.tsx'
import { paymentTexts } from './payment-texts.ts'

interface ExecuteDialogProps {
  /** The day the run was to pay on: what the bank does unless it says otherwise. */
  payOn: string
  fault: string
  busy: boolean
  onClose(): void
  onExecuted(day: string): Promise<void>
}

/** Asks on which day the bank paid: what was open is settled on it. */
export function ExecuteDialog({ payOn, fault, busy, onClose, onExecuted }: ExecuteDialogProps) {
  const t = useText(paymentTexts)
  const form = useForm({
    initial: { day: payOn },
    check: ({ day }) => (day ? {} : { day: t('execute.missing') }),
    submit: ({ day }) => onExecuted(day),
  })
  return (
    <Dialog
      title={t('execute')}
      busy={busy || form.busy}
      closeOnOutside={false}
      onClose={onClose}
      primary={{ label: t('execute'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <FaultNotice fault={fault} />
        <DateField {...form.field('day')} label={t('execute.on')} must />
        <EnterSends />
      </Form>
    </Dialog>
  )
}
