import { $locale, useLocale } from '@tsumugi/i18n'
import { afterEach, expect, it, vi } from 'vitest'
import { defineElement } from './define-element.tsx'
import { click, Counter, freshTag, probe, put, settle, textOf, type Drawn } from './element-rows.tsx'
import { useHost, useRefresh } from './host.ts'
import type { ElementOptions, Tag } from './options.ts'

afterEach(async () => {
  document.querySelectorAll('.stage').forEach((stage) => stage.remove())
  $locale.set('ja')
  await settle()
})

type Unversioned<Options> = Options extends unknown ? Omit<Options, 'version'> : never

function defined(options: Unversioned<ElementOptions<Drawn>>): Tag {
  const tag = freshTag()
  defineElement<Drawn>(tag, { ...options, version: '1.4.2' })
  return tag
}

it('goes from loading to ready, and shows a skeleton meanwhile', async () => {
  let arrive: (module: { default: typeof Counter }) => void = () => undefined
  const tag = defined({ load: () => new Promise((resolve) => (arrive = resolve)) })
  const element = put(`<${tag}></${tag}>`)
  await settle()
  expect(element.matches(':state(loading)')).toBe(true)
  expect(element.shadowRoot!.querySelector('[part=skeleton]')).not.toBeNull()
  arrive({ default: Counter })
  await expect.poll(() => element.matches(':state(ready)')).toBe(true)
  expect(element.matches(':state(loading)')).toBe(false)
  expect(textOf(element)).toBe('0')
})

it('§8 Lazy asset load fails: tsumugi-load-error fires, a retry is shown, and a retry loads again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => ({ default: Counter }))
  load.mockRejectedValueOnce(new TypeError('404'))
  const tag = defined({ load })
  const heard = vi.fn()
  document.addEventListener('tsumugi-load-error', heard, { once: true })
  const element = put(`<${tag}></${tag}>`)
  await expect.poll(() => textOf(element)).toContain('再試行')
  expect(heard).toHaveBeenCalledOnce()
  expect(element.matches(':state(error)')).toBe(true)
  click(element)
  await expect.poll(() => textOf(element)).toBe('0')
  expect(element.matches(':state(ready)')).toBe(true)
})

it('§8 Lazy asset load fails: shows nothing of its own when the page prevented the event', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const tag = defined({ load: () => Promise.reject(new TypeError('404')) })
  document.addEventListener('tsumugi-load-error', (event) => event.preventDefault(), { once: true })
  const element = put(`<${tag}></${tag}>`)
  await expect.poll(() => element.matches(':state(error)')).toBe(true)
  expect(textOf(element)).toBe('')
})

it('loads again on the next insertion after a chunk failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => ({ default: Counter }))
  load.mockRejectedValueOnce(new TypeError('404'))
  const tag = defined({ load })
  const element = put(`<${tag}></${tag}>`)
  await expect.poll(() => element.matches(':state(error)')).toBe(true)
  element.remove()
  await settle()
  put('<p></p>').parentElement!.append(element)
  await expect.poll(() => textOf(element)).toBe('0')
})

it('speaks three languages when a component fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const tag = defined({
    component() {
      throw new Error('broken')
    },
  })
  const element = put(`<${tag}></${tag}>`)
  await settle()
  expect(textOf(element)).toContain('再試行')
  $locale.set('en')
  await settle()
  expect(textOf(element)).toContain('Try again')
  $locale.set('zh-CN')
  await settle()
  expect(textOf(element)).toContain('重试')
})

it('refresh() reaches the component and keeps its state; reset() starts it afresh', async () => {
  const refreshed = vi.fn()
  function Refreshing() {
    useRefresh(refreshed)
    return <Counter />
  }
  const tag = defined({ component: Refreshing })
  const element = put(`<${tag}></${tag}>`) as unknown as HTMLElement & { refresh(): void; reset(): void }
  await settle()
  click(element)
  element.refresh()
  await settle()
  expect(refreshed).toHaveBeenCalledOnce()
  expect(textOf(element)).toBe('1')
  element.reset()
  await settle()
  expect(textOf(element)).toBe('0')
})

it('reads mode from its attribute, and says which modes there are', async () => {
  const ModeName = () => <i>{useHost().mode}</i>
  const tag = defined({ component: ModeName })
  const heard = vi.fn()
  document.addEventListener('tsumugi-error', heard, { once: true })
  expect(textOf(await shown(`<${tag}></${tag}>`))).toBe('legacy')
  expect(textOf(await shown(`<${tag} mode="partner"></${tag}>`))).toBe('partner')
  expect(heard).not.toHaveBeenCalled()
  expect(textOf(await shown(`<${tag} mode="guest"></${tag}>`))).toBe('legacy')
  const { detail } = heard.mock.calls[0]![0] as CustomEvent<{ error: Error }>
  expect(detail.error.message).toContain('host, legacy, partner')
})

it('a component lets go of an attribute: the markup keeps it no longer, the component neither', async () => {
  const Opened = ({ label }: Record<string, unknown>) => {
    const { forget } = useHost()
    return <button onClick={() => forget?.('label')}>{String(label ?? 'none')}</button>
  }
  const tag = defined({ component: Opened, props: { label: 'string' } })
  const element = await shown(`<${tag} label="code"></${tag}>`)
  expect(textOf(element)).toBe('code')
  click(element)
  await settle()
  expect([element.hasAttribute('label'), textOf(element)]).toEqual([false, 'none'])
})

it('a locale of its own wins over the page, in its language and in its texts', async () => {
  const LocaleName = () => <i>{useLocale()}</i>
  const tag = defined({ component: LocaleName })
  const element = await shown(`<${tag} locale="zh-CN"></${tag}>`)
  const told = () => [element.lang, textOf(element)]
  await expect.poll(told).toEqual(['zh-CN', 'zh-CN'])
  element.removeAttribute('locale')
  await expect.poll(told).toEqual(['ja', 'ja'])
})

it('a second definition of another major warns and sends tsumugi-version-conflict', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const tag = defined({ component: Counter })
  const heard = vi.fn()
  document.addEventListener('tsumugi-version-conflict', heard, { once: true })
  defineElement(tag, { component: Counter, version: '2.0.0' })
  expect(warned).toHaveBeenCalledOnce()
  expect((heard.mock.calls[0]![0] as CustomEvent).detail).toEqual({ tag, defined: '1.4.2', ignored: '2.0.0' })
})

it('unmounts for good once removed, and mounts anew when it comes back', async () => {
  const { Probe, drawn } = probe()
  const tag = defined({ component: Probe, props: { brandId: 'number' } })
  const element = put(`<${tag} brand-id="3"></${tag}>`)
  await settle()
  element.remove()
  await settle()
  expect(element.shadowRoot!.childElementCount).toBe(0)
  const before = drawn()
  element.setAttribute('brand-id', '4')
  await settle()
  expect(drawn()).toBe(before)
  put('<p></p>').parentElement!.append(element)
  await settle()
  expect(textOf(element)).toContain('"brandId":4')
})

it('a page that resets every element cannot change what is inside', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { all: unset } html { font-size: 10px; color: red; text-align: right }')
  document.adoptedStyleSheets.push(sheet)
  const tag = defined({ component: () => <p className="inside">text</p> })
  const element = await shown(`<${tag}></${tag}>`)
  const style = getComputedStyle(element.shadowRoot!.querySelector('.inside')!)
  expect([style.fontSize, style.textAlign]).toEqual(['14px', 'start'])
  expect(style.color).not.toBe('rgb(255, 0, 0)')
  document.adoptedStyleSheets.pop()
})

it('keeps its looks and its state in the document of a frame, and back', async () => {
  const styles = ['.inside { inline-size: 40px; display: block }']
  const tag = defined({
    component: () => (
      <span className="inside">
        <Counter />
      </span>
    ),
    styles,
  })
  const element = await shown(`<${tag}></${tag}>`)
  const stage = element.parentElement!
  click(element)
  const frame = stage.appendChild(document.createElement('iframe'))
  const width = (view: Window) => view.getComputedStyle(element.shadowRoot!.querySelector('.inside')!).inlineSize
  frame.contentDocument!.body.append(element)
  await settle()
  expect([width(frame.contentWindow!), textOf(element)]).toEqual(['40px', '1'])
  stage.append(element)
  await settle()
  expect([width(window), textOf(element)]).toEqual(['40px', '1'])
})

it('draws once for attributes that change together, however many', async () => {
  const { Probe, drawn, last } = probe()
  const tag = defined({ component: Probe, props: { brandId: 'number' } })
  const element = await shown(`<${tag} brand-id="0"></${tag}>`)
  const before = drawn()
  for (let id = 1; id <= 300; id += 1) element.setAttribute('brand-id', String(id))
  await settle()
  expect(last().brandId).toBe(300)
  expect(drawn() - before).toBe(1)
})

async function shown(html: string): Promise<HTMLElement> {
  const element = put(html)
  await settle()
  return element
}
