import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { controlTexts } from '../messages/catalogue.ts'
import { Button } from '../button/button.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Field } from '../field/field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Checkbox } from '../tick/tick.tsx'
import { Form } from './form.tsx'
import { useForm, type Keep } from './use-form.ts'

interface Invitation {
  companyName: string
  mailAddress: string
}

const key = 'test.invitation'
const keep: Keep<Invitation> = {
  read: () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Invitation | null,
  write: (values) => sessionStorage.setItem(key, JSON.stringify(values)),
  forget: () => sessionStorage.removeItem(key),
}

function Invite({ submit }: { submit(values: Invitation): Promise<unknown> }) {
  const form = useForm<Invitation>({ initial: { companyName: '', mailAddress: '' }, submit, keep })
  return (
    <Form form={form} label="相手先を招く">
      <TextField label="会社名" {...form.field('companyName')} />
      <TextField label="メールアドレス" {...form.field('mailAddress')} />
      <Button submit busy={form.busy}>
        送る
      </Button>
    </Form>
  )
}

function show(submit: (values: Invitation) => Promise<unknown>) {
  return render(
    <Suspense>
      <Invite submit={submit} />
    </Suspense>,
  )
}

beforeEach(() => sessionStorage.clear())
beforeAll(() => controlTexts.load('ja'))
afterEach(cleanup)

it('puts a 422 onto its fields, focuses the first, and says the rest above', async () => {
  show(() => {
    const errors = [
      { code: 'invalid', field: 'mail_address', message: '@ がありません。' },
      { code: 'locked', field: null, message: '締めた月です。' },
    ]
    return Promise.reject({ status: 422, body: { errors } })
  })
  await userEvent.click(await screen.findByRole('button'))
  const mail = screen.getByRole('textbox', { name: 'メールアドレス' })
  await expect.poll(() => document.activeElement).toBe(mail)
  expect(document.getElementById(mail.getAttribute('aria-describedby')!)!.textContent).toBe('@ がありません。')
  expect(screen.getByRole('alert').textContent).toBe('締めた月です。')
  await userEvent.fill(screen.getByRole('textbox', { name: '会社名' }), '青')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '会社名' }))
  await userEvent.fill(mail, 'a@b.example')
  expect(mail.hasAttribute('aria-invalid')).toBe(false)
})

it('calls a refused field by its label, in whatever frame it stands, and what it does not hold by no name of the wire', async () => {
  function Shop() {
    const form = useForm({
      initial: { mailAddress: '', teamIds: '', shop: '' },
      submit: () => {
        const errors = ['mail_address', 'team_ids', 'shop', 'lock_version'].map((field) => ({
          code: 'missing',
          field: `order.${field}`,
          message: `${field}を入れてください。`,
        }))
        return Promise.reject({ status: 422, body: { errors } })
      },
    })
    return (
      <Form form={form} label="注文">
        <TextField label="メールアドレス" must {...form.field('mailAddress')} />
        <Field group label="チーム" error={form.field('teamIds').error}>
          {() => (
            <Checkbox name="teamIds" checked={false} onChange={() => {}}>
              企画
            </Checkbox>
          )}
        </Field>
        <TextField aria-label="店名" {...form.field('shop')} />
        <Button submit>送る</Button>
      </Form>
    )
  }
  render(
    <Suspense>
      <Shop />
    </Suspense>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '送る' }))
  await expect.poll(() => screen.getByRole('alert').textContent).toBe('この項目を入れてください。')
  for (const label of ['メールアドレス', 'チーム', '店名']) {
    expect(screen.getByText(`${label}を入れてください。`)).toBeDefined()
  }
})

it('sends once however often it is asked', async () => {
  const submit = vi.fn(() => new Promise(() => {}))
  show(submit)
  const form = (await screen.findByRole('form')) as HTMLFormElement
  form.requestSubmit()
  form.requestSubmit()
  await expect.poll(() => submit.mock.calls.length).toBe(1)
})

it('half-typed work survives a reload, and is forgotten once accepted', async () => {
  show(() => Promise.resolve())
  await userEvent.fill(await screen.findByRole('textbox', { name: '会社名' }), '青嶺ニット(デモ)')
  cleanup()
  show(() => Promise.resolve())
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: '会社名' })
  expect(name.value).toBe('青嶺ニット(デモ)')
  expect(screen.getByText('前に書きかけた内容を戻しました。')).toBeDefined()
  await userEvent.click(screen.getByRole('button'))
  await expect.poll(() => keep.read()).toBeNull()
})

it('a failure that is no matter of fields keeps the values and says so', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.fill(await screen.findByRole('textbox', { name: '会社名' }), '青嶺')
  await userEvent.click(screen.getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toContain('入力した内容は残っています')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '会社名' }).value).toBe('青嶺')
})

it('an error that appears under a field without label, hint or error does not take its focus', async () => {
  const scene = (error?: string) => <TextField aria-label="会社名" value="" onChange={() => {}} error={error} />
  const { rerender } = render(<Suspense>{scene()}</Suspense>)
  const input = await screen.findByRole('textbox')
  input.focus()
  rerender(<Suspense>{scene('名前がありません。')}</Suspense>)
  expect(screen.getByRole('textbox')).toBe(input)
  expect(document.activeElement).toBe(input)
})

it('a refused form leads to a date and to a list as well', async () => {
  function Order({ refused }: { refused: string }) {
    const form = useForm({
      initial: { dueOn: '' as const, partnerId: '' },
      submit: () =>
        Promise.reject({ status: 422, body: { errors: [{ code: 'blank', field: refused, message: '要ります。' }] } }),
    })
    return (
      <Form form={form} label="発注">
        <DateField label="納期" {...form.field('dueOn')} />
        <Combobox label="相手先" options={[]} {...form.field('partnerId')} />
        <Button submit>送る</Button>
      </Form>
    )
  }
  for (const [refused, label] of [
    ['due_on', '納期'],
    ['partner_id', '相手先'],
  ] as const) {
    render(
      <Suspense>
        <Order refused={refused} />
      </Suspense>,
    )
    await userEvent.click(await screen.findByRole('button', { name: '送る' }))
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label))
    cleanup()
  }
})

it('what is typed while it is saved stays; the rest stands as it was saved', async () => {
  let answer = () => {}
  function Kept() {
    const form = useForm<Invitation>({
      initial: { companyName: '', mailAddress: '' },
      submit: () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
      onDone: (_, sent) => form.settle({ companyName: '青嶺', mailAddress: 'a@b.example' }, sent),
    })
    return (
      <Form form={form} label="相手先">
        <TextField label="会社名" {...form.field('companyName')} />
        <TextField label="メールアドレス" {...form.field('mailAddress')} />
        <Button submit>送る</Button>
      </Form>
    )
  }
  render(
    <Suspense>
      <Kept />
    </Suspense>,
  )
  await userEvent.fill(await screen.findByRole('textbox', { name: '会社名' }), ' 青嶺 ')
  await userEvent.click(screen.getByRole('button', { name: '送る' }))
  await userEvent.fill(screen.getByRole('textbox', { name: 'メールアドレス' }), 'next@b.example')
  answer()
  await expect.poll(() => screen.getByRole<HTMLInputElement>('textbox', { name: '会社名' }).value).toBe('青嶺')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'メールアドレス' }).value).toBe('next@b.example')
})
