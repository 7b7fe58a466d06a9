import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { demoLabel } from '../story/demo-label.fixture.ts'
import { LabelGround } from '../story/label-ground.fixture.tsx'
import { loadTexts } from '../story/loaded-texts.fixture.ts'
import { LabelPage } from './label-page.tsx'

beforeAll(loadTexts)
afterEach(cleanup)

async function show(change: Parameters<typeof demoLabel>[0] = {}) {
  render(
    <LabelGround label={demoLabel(change)}>
      <LabelPage id={7} />
    </LabelGround>,
  )
  await expect.element(page.getByRole('heading', { name: 'タイプライターシャツ' })).toBeVisible()
}

it('§3.3 the printable page: three tapes, the composition, and every symbol in words', async () => {
  await show({ status: 'printed' })
  expect([...document.querySelectorAll('.label-tape')].map((tape) => tape.getAttribute('aria-label'))).toEqual([
    '日本語のラベル',
    '英語のラベル',
    '中国語のラベル',
  ])
  expect(document.querySelector('.composition')!.textContent).toBe('表地綿70%麻30%別布綿100%')
  expect(document.querySelectorAll('.meanings li')).toHaveLength(7)
})

it('§6.13 a supplier reads and takes along, but has nothing to edit', async () => {
  await show({ status: 'approved', foreign: true })
  await expect.element(page.getByRole('button', { name: '印刷する' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '編集する' })).not.toBeInTheDocument()
})

it('a label that is not approved says so, and one that is too long for its tape', async () => {
  await show({ labelHeight: 40 })
  await expect.element(page.getByText('まだ承認されていません。', { exact: false })).toBeVisible()
  await expect.element(page.getByText('収まりません', { exact: false })).toBeVisible()
})

it('a label that is not there says what may have happened', async () => {
  render(
    <LabelGround>
      <LabelPage id={null} />
    </LabelGround>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('この品質表示は見つかりません')
})
