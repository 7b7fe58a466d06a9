import { expect, it } from 'vitest'
import { pointsPerMillimetre } from '../../documents/pdf/pdf-definition.ts'
import { renderPdf } from '../../documents/pdf/render-pdf.ts'
import { caseMarkPaper, labelPaper, packingPaper, packingSheet, type PackedDelivery } from './packing-paper.ts'

const range = (first: number, last: number, contents: [number, string][]) => ({
  first,
  last,
  contents: contents.map(([sourceLineId, quantity]) => ({ sourceLineId, quantity })),
  netKg: '9.5',
  grossKg: '10.5',
  lengthCm: '60',
  widthCm: '40',
  heightCm: '40',
})
const delivery: PackedDelivery = {
  id: 41,
  locale: 'ja',
  number: 'DN2611-00041',
  order: 'PO2611-00033',
  seller: '北斗縫製(デモ)',
  buyer: '白詰草アパレル(デモ)',
  place: '東京DC(デモ)',
  packing: [
    range(1, 2, [[7, '40']]),
    range(3, 3, [
      [7, '10'],
      [8, '20'],
    ]),
  ],
  nameOf: (id) => (id === 7 ? 'SK27-112 藍 M' : 'SK27-112 藍 L'),
}

it('domain §3.8 the packing list says what is in which carton, and sums to what is shipped', () => {
  const { rows } = packingSheet(delivery)
  expect(rows).toEqual([
    ['1–2', '2', 'SK27-112 藍 M', '40', '80', '19', '21', '60 × 40 × 40'],
    ['3', '1', 'SK27-112 藍 M', '10', '10', '9.5', '10.5', '60 × 40 × 40'],
    ['', '', 'SK27-112 藍 L', '20', '20', '', '', ''],
  ])
  expect(packingPaper(delivery).tables[0]!.totals).toEqual([['計', '3', '', '', '110', '', '31.5', '']])
})

it('domain §3.8 each carton has a label of 100 × 70 mm with its own code', async () => {
  const paper = labelPaper(delivery)
  expect([paper.paper, paper.content.length]).toEqual([{ width: 100, height: 70 }, 3])
  const codes = JSON.stringify(paper.content).match(/"qr":"C41-\d"/g)
  expect(codes).toEqual(['"qr":"C41-1"', '"qr":"C41-2"', '"qr":"C41-3"'])
  const file = Buffer.from(await renderPdf(paper)).toString('latin1')
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file)!
  expect(Number(width)).toBeCloseTo(100 * pointsPerMillimetre, 1)
  expect(Number(height)).toBeCloseTo(70 * pointsPerMillimetre, 1)
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(3)
})

it('domain §3.8 the case mark says for whom, under which order and how many', () => {
  expect(JSON.stringify(caseMarkPaper(delivery).content)).toContain('C/NO. 1–3')
})
