import { cleanup, render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, expect, it } from 'vitest'
import { baseStyles } from './base-styles.ts'
import { adoptStyles, StyleRoot, useStyles } from './style-root.ts'

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.theme
})

const css = '@layer control { .probe { color: var(--tsumugi-indigo); inline-size: 40px; display: block; } }'

function Probe() {
  useStyles(css)
  return <span className="probe">染</span>
}

function shadow(): ShadowRoot {
  const host = document.createElement('div')
  document.body.append(host)
  return host.attachShadow({ mode: 'open' })
}

it('adopts one sheet per text into the nearest root, however many controls ask', () => {
  const root = shadow()
  render(
    <StyleRoot value={root}>
      {createPortal([<Probe key="a" />, <Probe key="b" />], root as unknown as Element)}
    </StyleRoot>,
  )
  expect(root.adoptedStyleSheets).toHaveLength(baseStyles.length + 1)
  expect(getComputedStyle(root.querySelector('.probe')!).inlineSize).toBe('40px')
})

it('shares the parsed sheet between roots', () => {
  const [one, other] = [shadow(), shadow()]
  adoptStyles(one, css)
  adoptStyles(other, css)
  expect(one.adoptedStyleSheets.at(-1)).toBe(other.adoptedStyleSheets.at(-1))
})

it('without a provider styles go to the document', () => {
  render(<Probe />)
  expect(getComputedStyle(document.querySelector('.probe')!).inlineSize).toBe('40px')
})

it('a widget follows the theme of its page through the shadow border, and its own before that', () => {
  adoptStyles(document)
  const root = shadow()
  adoptStyles(root, css)
  root.innerHTML = '<span class="probe"></span>'
  const colour = () => getComputedStyle(root.querySelector('.probe')!).color
  document.documentElement.dataset.theme = 'dark'
  expect(colour()).toBe('rgb(143, 191, 232)')
  document.documentElement.dataset.theme = 'light'
  expect(colour()).toBe('rgb(25, 75, 122)')
  ;(root.host as HTMLElement).dataset.theme = 'dark'
  expect(colour()).toBe('rgb(143, 191, 232)')
})

it('a page cannot reach into a widget: fonts and line heights start anew', () => {
  const page = document.createElement('style')
  page.textContent = 'div { font: 30px/3 serif; letter-spacing: 9px; text-transform: uppercase }'
  const root = shadow()
  const outer = document.createElement('div')
  root.host.replaceWith(outer)
  outer.append(page, root.host)
  adoptStyles(root)
  root.innerHTML = '<p class="small">x</p>'
  const style = getComputedStyle(root.querySelector('p')!)
  page.remove()
  expect([style.fontSize, style.lineHeight]).toEqual(['12px', '18px'])
})

it('§9 small text is 10 or 12 px, by language the right face', () => {
  adoptStyles(document)
  render(
    <div>
      <p className="tiny">小</p>
      <p className="small">中</p>
      <p lang="zh-CN">字</p>
    </div>,
  )
  const style = (selector: string) => getComputedStyle(document.querySelector(selector)!)
  expect([style('.tiny').fontSize, style('.small').fontSize]).toEqual(['10px', '12px'])
  expect(style('[lang="zh-CN"]').fontFamily).toMatch(/^"?PingFang SC/)
})
