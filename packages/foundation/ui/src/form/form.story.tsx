import { Button } from '../button/button.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form } from './form.tsx'
import { useForm } from './use-form.ts'

const refusal = {
  status: 422,
  body: {
    errors: [
      { code: 'invalid', field: 'mail_address', message: '@ がありません。会社のメールアドレスを入れてください。' },
      { code: 'locked', field: null, message: '締めた月なので、明細を直せません。' },
    ],
  },
}

/** Sending is refused: one complaint goes to its field, the other stands above. */
export function Refused() {
  const form = useForm({
    initial: { companyName: '青嶺ニット(デモ)', mailAddress: 'hello', limit: '120000' },
    submit: () => Promise.reject(refusal),
  })
  return (
    <Form form={form} label="相手先を招く">
      <TextField label="会社名" must {...form.field('companyName')} />
      <TextField label="メールアドレス" must {...form.field('mailAddress')} />
      <NumberField label="上限" unit="円" {...form.field('limit')} />
      <div className="button-row">
        <Button type="primary" submit busy={form.busy}>
          招待を送る
        </Button>
      </div>
    </Form>
  )
}
