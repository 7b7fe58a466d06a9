import { extensionFields, suppliers, type ExtensionField } from '@tsumugi/contract'
import { setLocale } from '@tsumugi/i18n'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoSuppliers } from '../story/demo-people.fixture.ts'
import { known, PeopleScene } from '../story/people-scene.fixture.tsx'
import { SupplierScreen } from './supplier-screen.tsx'

beforeEach(() => setLocale('ja'))
afterEach(() => {
  erase()
  vi.restoreAllMocks()
})

const field: ExtensionField = {
  id: 9,
  definitionId: 4,
  key: 'monthly_pieces',
  name: '月産',
  type: 'number',
  options: [],
  unit: '枚',
  required: false,
  shared: true,
  value: '12000',
  label: null,
  url: null,
  lockVersion: 2,
}

it('review D12: a field of one’s own stands on the page of the supplier, and is changed there', async () => {
  const sent: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (init?.method === 'PATCH') sent.push([pathname, JSON.parse(String(init.body))])
    return Response.json({ errors: [] }, { status: 500 })
  })
  draw(
    <PeopleScene
      known={[
        known(suppliers.show, { id: 1 }, { data: { ...demoSuppliers[0], documents: [] } }),
        known(extensionFields.list, { query: { target: 'supplier', targetId: 1 } }, { data: [field] }),
      ]}
    >
      <SupplierScreen params={{ id: '1' }} query={{}} />
    </PeopleScene>,
  )
  const panel = page.getByRole('region', { name: 'カスタム項目' })
  await expect.element(panel).toHaveTextContent('月産12,000 枚')
  await panel.getByRole('button', { name: /月産/ }).click()
  await userEvent.fill(panel.getByRole('textbox'), '15000')
  await panel.getByRole('button', { name: '保存' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      ['/api/extension_fields/9', expect.objectContaining({ extension_field: { value: '15000', lock_version: 2 } })],
    ])
})
