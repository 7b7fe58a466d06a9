import { cleanup, render } from '@testing-library/react'
import { storage } from '@tsumugi/session'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoLabel, demoOptions } from '../story/demo-label.fixture.ts'
import { LabelGround } from '../story/label-ground.fixture.tsx'
import { loadTexts } from '../story/loaded-texts.fixture.ts'
import { LabelEditor } from './label-editor.tsx'

beforeAll(loadTexts)
beforeEach(() => page.viewport(1280, 1000))
afterEach(() => {
  cleanup()
  storage.recordDraft('quality_labeling.7').remove()
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const symbol = (code: number) => document.querySelector<HTMLElement>(`.symbol[data-code="${code}"]`)!
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('.symbol[aria-pressed=true]')].map((each) => Number(each.dataset.code))
const findings = () => [...document.querySelectorAll('.finding-list li')].map((each) => each.textContent)

async function show(change: Parameters<typeof demoLabel>[0] = {}) {
  const label = demoLabel(change)
  render(
    <LabelGround label={label}>
      <LabelEditor label={label} options={demoOptions} />
    </LabelGround>,
  )
  await expect.element(page.getByRole('heading', { name: label.itemName })).toBeVisible()
}

describe('§3.3 symbol board', () => {
  it('draws every symbol of the edition in seven columns and takes one in each', async () => {
    await show()
    expect(document.querySelectorAll('.symbol')).toHaveLength(43)
    expect(
      [...document.querySelectorAll('.symbol-board > div')].map((each) => each.getAttribute('aria-label')),
    ).toEqual(['洗い', '漂白', 'タンブル', '自然乾燥', 'アイロン', 'ドライ', 'ウエット'])
    symbol(140).click()
    await expect.poll(chosen).toEqual([140, 210, 300, 445, 520, 611, 711])
    symbol(140).click()
    await expect.poll(chosen).not.toContain(140)
    expect(findings().join()).toContain('洗いの記号がありません')
  })

  it('a category may be left open on purpose: all treatments allowed', async () => {
    await show({ codes: [141, 210, 300, 445, 520, 611] })
    expect(findings().join()).toContain('ウエットの記号がありません')
    await button(/ウエット$/).click()
    await expect.poll(() => findings().join()).toContain('記号は7分類すべて決まっています')
  })

  it('arrows lead through a column, Tab to the next one', async () => {
    await show()
    symbol(141).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(symbol(142))
    await userEvent.keyboard('{Tab}{Tab}')
    expect(document.activeElement).toBe(symbol(210))
  })

  it('a set of symbols is taken in one go', async () => {
    await show()
    await page.getByLabelText('組合せを入れる').selectOptions('化繊・弱水流')
    await expect.poll(chosen).toEqual([141, 210, 310, 440, 510, 620, 711])
  })

  it('2014 to 2024 never maps 510 by itself: it asks for 510 or 511', async () => {
    await show({ edition: '2014', codes: [141, 210, 300, 445, 510, 611, 711] })
    expect(document.querySelectorAll('.symbol')).toHaveLength(41)
    await button('JIS L 0001:2024').click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(chosen()).toContain(510)
    await page.getByLabelText(/^511/).click()
    await button('切り替える').click()
    await expect.poll(chosen).toEqual([141, 210, 300, 445, 511, 611, 711])
    expect(document.querySelectorAll('.symbol')).toHaveLength(43)
  })
})

describe('§3.3 composition', () => {
  it('sums while it is typed, and says how much is missing', async () => {
    await show()
    const percent = page.getByLabelText('混用率').first()
    await percent.fill('60')
    await expect.poll(() => findings().join()).toContain('合計が 90% です。あと 10%')
    await percent.fill('70')
    await expect.poll(() => findings().join()).toContain('部位ごとの合計が100%')
  })

  it('puts the larger share first when asked to', async () => {
    await show()
    await page.getByLabelText('混用率').nth(0).fill('30')
    await page.getByLabelText('混用率').nth(1).fill('70')
    await expect.poll(() => findings().join()).toContain('割合の大きい順に並べてください')
    await button('大きい順に並べる').click()
    await expect.poll(() => findings().join()).toContain('部位ごとの合計が100%')
    expect(document.querySelector<HTMLInputElement>('.fibre-row input')!.value).toBe('麻')
  })

  it('the tape follows at once, in three languages', async () => {
    await show()
    await page.getByLabelText('サイズ表記').fill('LL')
    await expect
      .poll(() =>
        [...document.querySelectorAll('.label-tape')].map((tape) => [...tape.querySelectorAll('text')][0]!.textContent),
      )
      .toEqual(['LL', 'LL', 'LL'])
    const [tape] = document.querySelectorAll('.label-tape')
    const { width, height } = tape!.getBoundingClientRect()
    // 96 px are an inch: a tape of 24 × 72 mm
    expect([Math.round(width), Math.round(height)]).toEqual([91, 272])
  })
})

describe('half-typed work', () => {
  it('survives a reload, and a failed save keeps the form', async () => {
    await show()
    await page.getByLabelText('品番').fill('SK27-999')
    await button('保存する').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(document.querySelector<HTMLInputElement>('input[name=styleNo]')!.value).toBe('SK27-999')
    cleanup()
    await show()
    await expect.element(page.getByLabelText('品番')).toHaveValue('SK27-999')
  })

  it('what is not saved cannot be sent; what is unsound says why', async () => {
    await show({ codes: [] })
    const send = button('確認に出す')
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('承認する')).not.toBeInTheDocument()
  })
})
