import { expect, it } from 'vitest'
import { careEditions } from './care-edition.ts'
import { careSymbolsOf } from './care-lookup.ts'
import { symbolBoard, symbolShapes } from './symbol-shapes.ts'
import { careSymbolShape, careSymbolSvg } from './symbol-svg.ts'

it('§3.3 every code of both editions is drawn, and none besides', () => {
  const codes = new Set(careEditions.flatMap((edition) => careSymbolsOf(edition).map(({ code }) => code)))
  expect(Object.keys(symbolShapes).map(Number).toSorted()).toEqual([...codes].toSorted())
  expect(careSymbolShape(511, '2014')).toBeNull()
  expect(careSymbolShape(999, '2024')).toBeNull()
})

it('no two symbols look alike, but for the crossed circle that dry and wet share', () => {
  const drawings = new Map<string, number[]>()
  for (const { code } of careSymbolsOf('2024')) {
    const key = JSON.stringify(careSymbolShape(code, '2024'))
    drawings.set(key, [...(drawings.get(key) ?? []), code])
  }
  expect([...drawings.values()].filter((codes) => codes.length > 1)).toEqual([[600, 700]])
})

it('figures are paths, never text, and as many bars stand below as the standard says', () => {
  for (const { code, bars, category } of careSymbolsOf('2024')) {
    const svg = careSymbolSvg(code, '2024') ?? ''
    expect(svg, `${code}`).not.toMatch(/<text|font/)
    const found = svg.match(/M20 (83|92)H80/g) ?? []
    expect(found, `${code}`).toHaveLength(category === 'wash' || category === 'dry' || category === 'wet' ? bars : 0)
  }
})

it('prints at millimetres, with title and ink made safe', () => {
  const svg = careSymbolSvg(140, '2024', { millimetres: '6', ink: '"/><script>', title: '40℃ & <b>' })
  expect(svg).toContain('width="6mm" height="6mm"')
  expect(svg).toContain(`viewBox="0 0 ${symbolBoard.size} ${symbolBoard.size}"`)
  expect(svg).toContain('<title>40℃ &amp; &lt;b&gt;</title>')
  expect(svg).not.toContain('<script>')
  expect(careSymbolSvg(111, '2014')).toBeNull()
})
