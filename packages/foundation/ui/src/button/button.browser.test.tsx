import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { X } from '../icon/icons.ts'
import { Button, buttonTypes, IconButton } from './button.tsx'

afterEach(cleanup)

it('§9 Button types: primary, sub-primary, secondary, attention, sub, plain, info, info-plain, icon, floating, icon-round', () => {
  expect(buttonTypes.join(', ')).toBe(
    'primary, sub-primary, secondary, attention, sub, plain, info, info-plain, icon, floating, icon-round',
  )
  render(
    <>
      {buttonTypes.map((type) => (
        <Button key={type} type={type}>
          {type}
        </Button>
      ))}
    </>,
  )
  const looks = buttonTypes.map((type) => {
    const style = getComputedStyle(screen.getByRole('button', { name: type }))
    return [style.backgroundColor, style.color, style.borderColor, style.borderRadius, style.inlineSize].join()
  })
  expect(new Set(looks).size).toBe(11)
})

it.each([
  [32, '14px'],
  [24, '12px'],
] as const)('§9 Button heights: 32 or 24. Button font sizes: 14 or 12 (%i: %s)', (size, fontSize) => {
  render(<Button size={size}>編集</Button>)
  const button = screen.getByRole('button')
  expect(button.offsetHeight).toBe(size)
  expect(getComputedStyle(button).fontSize).toBe(fontSize)
})

it('a disabled button stays in reach, says why, and answers no click', async () => {
  const act = vi.fn()
  render(
    <Button reason="発行後は変更できません" onClick={act}>
      編集
    </Button>,
  )
  const button = screen.getByRole('button')
  await userEvent.keyboard('{Tab}{Enter}')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  const tip = await screen.findByRole('tooltip')
  await expect.poll(() => tip.checkVisibility()).toBe(true)
  expect([tip.id, tip.textContent, button.title]).toEqual([
    button.getAttribute('aria-describedby'),
    '発行後は変更できません',
    '',
  ])
  expect(act).not.toHaveBeenCalled()
})

it('a busy button says so, and a disabled one sends no form', async () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button submit busy>
        送る
      </Button>
      <Button submit disabled>
        止
      </Button>
    </form>,
  )
  for (const button of screen.getAllByRole('button')) button.click()
  expect(send).not.toHaveBeenCalled()
  expect(screen.getAllByRole('button')[0]!.getAttribute('aria-busy')).toBe('true')
})

it('a link that looks like a button loses its address while disabled', () => {
  render(
    <Button href="/s/" disabled>
      一覧
    </Button>,
  )
  expect(screen.getByText('一覧').closest('a')!.hasAttribute('href')).toBe(false)
})

it('a drawing alone has a name and a tooltip', () => {
  render(<IconButton icon={X} label="閉じる" />)
  expect(screen.getByRole('button', { name: '閉じる' }).title).toBe('閉じる')
})
