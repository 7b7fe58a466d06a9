import { describe, expect, it } from 'vitest'
import { drawGarment } from './draw-garment.ts'
import { type Garment, garmentKinds, patterns } from './garment.ts'

const cloths = ['#fbfaf6', '#bf9468', '#26364f']
const options: Omit<Garment, 'cloth' | 'kind'>[] = [
  {},
  { sleeve: 'none' },
  { sleeve: 'short' },
  { sleeve: 'half' },
  { neck: 'vee' },
  { neck: 'high' },
  { neck: 'boat' },
  { length: 'short' },
  { length: 'long' },
  { cut: 'taper' },
  { cut: 'wide' },
  { cut: 'short' },
  { flow: 'pleats' },
  { flow: 'wrap' },
  { flow: 'tight' },
  { flow: 'tiers' },
  { form: 'shoulder' },
  { collar: 'point' },
  { collar: 'band' },
  { collar: 'open' },
  { pocket: true },
  { double: true },
]
const everything = garmentKinds.flatMap((kind): Garment[] => [
  ...patterns.flatMap((pattern) => cloths.map((cloth) => ({ kind, pattern, cloth }))),
  ...options.flatMap((option) =>
    (['solid', 'melange'] as const).map((pattern) => ({ kind, pattern, cloth: '#26364f', ...option })),
  ),
])
const attribute = String.raw`(?:\s+[a-zA-Z:-]+="[^"<>]*")*\s*\/?`
const element = new RegExp(`<(\\/?)([a-z]+)(${attribute})>`, 'g')

/** Names of the elements that are open at the end, or what is wrong. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', rest = ''] of svg.matchAll(element)) {
    if (closing) {
      if (open.pop() !== name) return [`</${name}> closes nothing`]
    } else if (!rest.endsWith('/')) open.push(name)
  }
  return open
}

/** The picture without its ids, which differ by themselves. */
function picture(garment: Garment): string {
  return drawGarment(garment).replaceAll(/(id="|href="#|url\(#)[a-z0-9]+/g, '$1')
}

describe('drawGarment', () => {
  it('writes well-formed, square SVG without script, text or references outward, at most 4 KB', () => {
    const wrong = everything.filter((garment) => {
      const svg = drawGarment(garment)
      const leftOver = svg.replaceAll(/<style>.*?<\/style>/g, '').replaceAll(/<[^<>]*>/g, '')
      return (
        unclosed(svg).length > 0 ||
        leftOver !== '' ||
        !/^<svg xmlns="[^"]+" viewBox="0 -?[\d.]+ 120 120"/.test(svg) ||
        /<script|<foreignObject|\son\w+=|javascript:|href="[^#]|url\([^#]/i.test(svg) ||
        Buffer.byteLength(svg) > 4096 ||
        /NaN|undefined|Infinity/.test(svg)
      )
    })
    expect(wrong).toEqual([])
  })

  it('draws every kind in every pattern differently', () => {
    const pictures = garmentKinds.flatMap((kind) =>
      patterns.map((pattern) => picture({ kind, pattern, cloth: '#bf9468' })),
    )
    expect(new Set(pictures).size).toBe(garmentKinds.length * patterns.length)
  })

  it('gives the same text for the same garment', () => {
    for (const garment of everything.slice(0, 200)) expect(drawGarment({ ...garment })).toBe(drawGarment(garment))
  })

  it('keeps the ids of two drawings in one document apart', () => {
    const ids = (garment: Garment) => [...drawGarment(garment).matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
    const striped = ids({ kind: 'tee', pattern: 'stripe', cloth: '#fbfaf6' })
    const checked = ids({ kind: 'tee', pattern: 'check', cloth: '#fbfaf6' })
    expect(striped.length).toBeGreaterThan(2)
    expect(new Set([...striped, ...checked]).size).toBe(striped.length + checked.length)
  })

  it('names every tile and shape it paints with', () => {
    const lost = everything.filter((garment) => {
      const svg = drawGarment(garment)
      const ids = [...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
      const used = [...svg.matchAll(/(?:href="#|url\(#)([a-z0-9]+)/g)].map(([, id]) => id)
      return new Set(ids).size !== ids.length || used.some((id) => !ids.includes(id))
    })
    expect(lost).toEqual([])
  })

  it('lets the silhouette follow the colour scheme and the lines inside follow the cloth', () => {
    const dark = drawGarment({ kind: 'shirt', cloth: '#26364f' })
    const pale = drawGarment({ kind: 'shirt', cloth: '#fbfaf6' })
    expect(dark).toContain('prefers-color-scheme:dark')
    expect(dark).toContain('stroke="#fff"')
    expect(pale).not.toContain('stroke="#fff"')
  })
})
