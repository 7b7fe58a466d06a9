import { careEditions, careSymbolsOf, symbolBoard } from '@tsumugi/domain'
import { LocaleProvider } from '@tsumugi/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CareSymbol } from './care-symbol.tsx'

afterEach(cleanup)

it('§3.3 every symbol of both editions stays on its board, pens included', () => {
  for (const edition of careEditions) {
    for (const { code } of careSymbolsOf(edition)) {
      const { container, unmount } = render(<CareSymbol code={code} edition={edition} size={100} />)
      for (const path of container.querySelectorAll('path')) {
        const { x, y, width, height } = path.getBBox()
        const pen = path.getAttribute('stroke') === 'none' ? 0 : Number.parseFloat(getComputedStyle(path).strokeWidth)
        const edges = [x, y, symbolBoard.size - x - width, symbolBoard.size - y - height]
        expect(width + height, `${code}`).toBeGreaterThan(0)
        expect(Math.min(...edges) - pen / 2, `${edition} ${code}`).toBeGreaterThanOrEqual(0)
      }
      unmount()
    }
  }
})

it('§3.3 all symbols carry one weight: every stroke is of the line pen or the figure pen', () => {
  for (const { code } of careSymbolsOf('2024')) {
    const { container, unmount } = render(<CareSymbol code={code} edition="2024" />)
    const stroked = [...container.querySelectorAll('path:not([stroke=none])')]
    const pens = stroked.map((path) => getComputedStyle(path).strokeWidth)
    expect(pens[0], `${code}`).toBe(`${symbolBoard.line}px`)
    for (const pen of pens.slice(1)) expect(pen, `${code}`).toBe(`${symbolBoard.figure}px`)
    unmount()
  }
})

it('is named by its meaning in the language of the page and the words of the edition', () => {
  render(
    <>
      <LocaleProvider locale="ja">
        <CareSymbol code={511} edition="2024" />
      </LocaleProvider>
      <LocaleProvider locale="en">
        <CareSymbol code={530} edition="2014" />
      </LocaleProvider>
      <LocaleProvider locale="zh-CN">
        <CareSymbol code={111} edition="2024" />
      </LocaleProvider>
    </>,
  )
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    '底面温度120℃を限度として、スチームなしでアイロンが使える',
    'Iron at 200\u00a0°C or below',
    '手洗，最高水温30℃',
  ])
})

it('is silent beside words, and draws nothing for a code of the other edition', () => {
  const { container } = render(<CareSymbol code={141} edition="2024" decorative />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(render(<CareSymbol code={111} edition="2014" />).container.innerHTML).toBe('')
})
