import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = new URL('..', import.meta.url)
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(new URL(file, source), 'utf8').replace(/\/\*.*?\*\//gs, '') }))
const tokenSheets = /(tokens|figures)\.css$/
const tokensCss = sheets
  .filter(({ file }) => tokenSheets.test(file))
  .map(({ css }) => css)
  .join('\n')

/** Light and dark of every colour token, as `#rrggbb`. */
const colours = new Map(
  [...tokensCss.matchAll(/--tsumugi-([\w-]+):\s*(light-dark\([^)]*\)|#\w{6});/g)].map(([, name = '', value = '']) => {
    const [light = '', dark = light] = value.match(/#\w{6}/g) ?? []
    return [name, [light, dark] as const]
  }),
)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'surface', 'sunken', 'raised', 'hover', 'board', 'wash']
const washes = ['indigo-wash', 'madder-wash', 'gold-wash', 'bamboo-wash']
const named = (start: string) => [...colours.keys()].filter((name) => name.startsWith(start))

const pairs: [text: string, on: string[], least: number][] = [
  ...['ink', 'ink-2', 'ink-3', 'indigo', 'madder', 'gold', 'bamboo'].map((text): [string, string[], number] => [
    text,
    [...grounds, ...washes],
    4.5,
  ]),
  ['ink', named('heat-'), 4.5],
  ['ink-2', named('heat-'), 4.5],
  ['madder', named('heat-warm'), 4.5],
  ['indigo', named('heat-cool'), 4.5],
  ['on-fill', ['indigo-fill', 'indigo-press', 'madder-fill', 'madder-press', 'bamboo-fill', 'name-tape'], 4.5],
  ['on-gold', ['gold-fill'], 4.5],
  ['on-cloth', ['cloth'], 4.5],
  ['theirs-ink', ['theirs-wash'], 4.5],
  ['surface', ['ink'], 4.5],
  ['edge', grounds.slice(0, 5), 3],
  ...named('series-').map((text): [string, string[], number] => [text, ['paper', 'surface', 'raised'], 3]),
]

it.each(['light', 'dark'] as const)('every pair of text and ground meets WCAG AA in the %s theme', (theme) => {
  const at = theme === 'light' ? 0 : 1
  const low = pairs.flatMap(([text, on, least]) =>
    on
      .map((ground) => ({ text, ground, ratio: contrast(colours.get(text)![at], colours.get(ground)![at]), least }))
      .filter(({ ratio }) => ratio < least),
  )
  expect(low).toEqual([])
})

it.each([
  ['rem, which follows the page it is a guest on', /[\d.]rem\b/],
  ['@property, which shadow roots ignore', /@property\b/],
  ['physical sides', /\b(margin|padding|border)-(left|right|top|bottom)\b|(?<![-\w])(left|right|top|bottom)\s*:/],
  ['physical text ends', /text-align:\s*(left|right)/],
])('no sheet uses %s', (_, forbidden) => {
  expect(sheets.filter(({ css }) => forbidden.test(css)).map(({ file }) => file)).toEqual([])
})

it('no sheet but the tokens names a colour', () => {
  const colour = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(|:\s*(white|black|red|gr[ae]y|blue|green)\b/i
  const offenders = sheets.filter(({ file, css }) => !tokenSheets.test(file) && colour.test(css))
  expect(offenders.map(({ file }) => file)).toEqual([])
})

it('every token that a sheet uses is there', () => {
  const known = new Set([...tokensCss.matchAll(/(--tsumugi-[\w-]+):/g)].map(([, name]) => name))
  const used = sheets.flatMap(({ css }) => [...css.matchAll(/var\((--tsumugi-[\w-]+)/g)].map(([, name]) => name!))
  expect([...new Set(used)].filter((name) => !known.has(name) && name !== '--tsumugi-scheme')).toEqual([])
})

it('every sheet stands in a layer of the one order', () => {
  const outside = sheets.filter(
    ({ css }) => !/^\s*(@layer element, base, control, feature;\s*)?@layer (base|control) \{/.test(css),
  )
  expect(outside.map(({ file }) => file)).toEqual([])
})

it.each([
  ['dialog', '560px'],
  ['confirm', '320px'],
  ['dialog-button', '104px'],
  ['ribbon', '288px'],
  ['control', '32px'],
  ['control-small', '24px'],
  ['text-10', '10px'],
  ['text-12', '12px'],
  ['text-14', '14px'],
  ['z-overlay', '2000'],
])('§9 the token %s is %s', (name, value) => {
  expect(new RegExp(`--tsumugi-${name}:\\s*([^;]+);`).exec(tokensCss)?.[1]).toBe(value)
})
