import { cleanup, render, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Combobox } from '../combobox/combobox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Form } from '../form/form.tsx'
import { useForm, type FieldBinding } from '../form/use-form.ts'
import { controlTexts } from '../messages/catalogue.ts'
import { NumberField } from '../number-field/number-field.tsx'
import { Select } from '../select/select.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'

type Drawn = (field: FieldBinding<string>) => ReactNode
const fabrics = ['麻', '綿', 'ウール'].map((label, at) => ({ value: `f${at}`, label }))
const found = (typed: string) => Promise.resolve(fabrics.filter(({ label }) => label.includes(typed)))

/** Every control that stands in a field's frame, in each shape in which it reads text otherwise. */
const kinds: Readonly<Record<string, Readonly<Record<string, Drawn>>>> = {
  'combobox/combobox.tsx': {
    'of a list': (field) => <Combobox label="Field" options={fabrics} {...field} />,
    searched: (field) => <Combobox label="Field" search={found} {...field} />,
    'never empty': (field) => <Combobox label="Field" options={fabrics} clearable={false} {...field} />,
  },
  'date-field/date-field.tsx': {
    'any day': (field) => <DateField label="Field" {...field} />,
    'from to': (field) => <DateField label="Field" min="2027-01-10" max="2028-03-31" {...field} />,
  },
  'number-field/number-field.tsx': {
    pieces: (field) => <NumberField label="Field" {...field} />,
    money: (field) => <NumberField label="Field" digits={4} {...field} />,
    percent: (field) => <NumberField label="Field" digits={2} most="100" {...field} />,
    shift: (field) => <NumberField label="Field" negative {...field} />,
  },
  'select/select.tsx': { list: (field) => <Select label="Field" options={fabrics} {...field} /> },
  'text-area/text-area.tsx': { lines: (field) => <TextArea label="Field" {...field} /> },
  'text-field/text-field.tsx': { line: (field) => <TextField label="Field" {...field} /> },
}

const sources: Record<string, string> = import.meta.glob('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const framed = Object.entries(sources)
  .filter(
    ([path, text]) => !/\.(test|story|fixture)\.tsx$/.test(path) && /<Field\s/.test(text) && /\.\.\.control/.test(text),
  )
  .map(([path]) => path.replace('../', ''))

/** The same texts on every run: what people mistype, and what falls out of a bag of signs. */
function* texts(): Generator<string> {
  yield* [
    'abc',
    '-5',
    '12,000',
    '１２',
    '1.23456',
    '150',
    '=12*3',
    '2027/13/45',
    '2027/2/26',
    '12/31',
    '麻',
    'まだら',
    '0',
  ]
  const signs = [...'0123456789.,-/年月日麻綿a =円%']
  let seed = 20_270_226
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let count = 0; count < 8; count += 1) {
    yield Array.from({ length: 1 + next(8) }, () => signs[next(signs.length)]).join('')
  }
}

let sent: string[] = []
function Scene({ draw }: { draw: Drawn }) {
  const form = useForm({ initial: { field: '' }, submit: (values) => Promise.resolve(sent.push(values.field)) })
  return (
    <Form form={form} label="Form">
      {draw(form.field('field'))}
      <output>{form.values.field}</output>
      <output aria-label="changed">{String(form.changed)}</output>
      <button type="submit">Send</button>
    </Form>
  )
}

beforeAll(() => controlTexts.load('ja'))
afterEach(() => {
  cleanup()
  sent = []
})

/** What is picked from the platform's own list cannot be mistyped. */
const typedInto = Object.entries(kinds)
  .filter(([kind]) => !kind.startsWith('select/'))
  .flatMap(([kind, shapes]) => Object.entries(shapes).map(([shape, draw]) => [kind, shape, draw] as const))

const control = () => screen.findByLabelText<HTMLInputElement>('Field')
const value = () => document.querySelector('output')!.textContent

it('every control with a frame is one of the kinds', () => {
  expect(framed.toSorted()).toEqual(Object.keys(kinds).toSorted())
})

describe.each(typedInto)('%s, %s', (kind, _, draw) => {
  it('takes what is typed, or keeps it, calls it wrong, leads to it and sends nothing', async () => {
    for (const text of texts()) {
      render(
        <Suspense>
          <Scene draw={draw} />
        </Suspense>,
      )
      const input = await control()
      await userEvent.fill(input, text)
      await userEvent.click(screen.getByRole('button', { name: 'Send' }))
      const isWrong = input.getAttribute('aria-invalid') === 'true'
      if (isWrong) {
        expect(input.value, text).toBe(text)
        await expect.poll(() => document.activeElement, { message: text }).toBe(input)
        expect([value(), sent], text).toEqual(['', []])
        expect(
          document.getElementById(input.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent,
        ).toBeTruthy()
        expect(screen.getByLabelText('changed').textContent).toBe('true')
      } else {
        expect(sent, text).toEqual([value()])
        expect(value() === '', text).toBe(text.trim() === '' || kind.startsWith('text') ? text === '' : false)
      }
      cleanup()
      sent = []
    }
  })

  it('what is wrong goes by mending it, or by a value from elsewhere', async () => {
    if (kind.startsWith('text')) return
    let give: ((field: string) => void) | undefined
    function Given() {
      const form = useForm({ initial: { field: '' }, submit: () => Promise.resolve() })
      give = (field) => form.reset({ field })
      return (
        <Form form={form} label="Form">
          {draw(form.field('field'))}
        </Form>
      )
    }
    render(
      <Suspense>
        <Given />
      </Suspense>,
    )
    const input = await control()
    await userEvent.fill(input, '?!')
    await userEvent.tab()
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
    give?.('')
    await expect.poll(() => [input.getAttribute('aria-invalid'), input.value]).toEqual([null, ''])
  })
})
