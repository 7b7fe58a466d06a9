import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Icon, type IconSize } from './icon.tsx'
import { House } from './icons.ts'

afterEach(cleanup)

it('§9 Icon sizes: 16, 20, 24, 32, 40 (default 24)', () => {
  const sizes: (IconSize | undefined)[] = [16, 20, undefined, 32, 40]
  render(
    <>
      {sizes.map((size) => (
        <Icon key={size ?? 0} of={House} size={size} />
      ))}
    </>,
  )
  const drawn = [...document.querySelectorAll('svg')]
  expect(drawn.map((svg) => svg.getBoundingClientRect().width)).toEqual([16, 20, 24, 32, 40])
  expect(drawn[0]!.getAttribute('stroke-width')).toBe('1.5')
  expect(drawn.every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true)
})

it('is read out when it has a label', () => {
  render(<Icon of={House} label="ダッシュボード" />)
  expect(screen.getByRole('img', { name: 'ダッシュボード' })).toBeDefined()
})
