import { describe, expect, it } from 'vitest'
import { compareWithLab, type LabResult } from './lab-check.ts'
import { isWithin, toleranceOf } from './lab-tolerance.ts'
import type { CompositionRow, DisplayMode } from './composition-row.ts'

const plain = { wasteSpunRemark: false }
const remark = { wasteSpunRemark: true }

type Written = readonly [fibre: string, percent: string | null, rest?: Partial<CompositionRow>]

type Found = readonly (readonly [fibre: string, percent: string])[]

function lab(label: readonly Written[], found: Found, options = plain, mode: DisplayMode = 'whole') {
  const rows = label.map(([fibre, percent, rest]) => ({ fibre, percent, ...rest }))
  const results: LabResult[] = found.map(([fibre, percent]) => ({ fibre, percent }))
  return compareWithLab({ mode, rows }, results, 'parts.0', options)
}

const passes = (...asked: Parameters<typeof lab>) => lab(...asked).findings.every(({ level }) => level !== 'error')

describe('§3.3 test tolerance', () => {
  it('§3.3 100 % label → wool −3, others −1', () => {
    for (const fibre of ['wool', 'cashmere', 'mohair']) {
      expect(
        passes(
          [[fibre, '100']],
          [
            [fibre, '97'],
            ['nylon', '3'],
          ],
        ),
        fibre,
      ).toBe(true)
      expect(
        passes(
          [[fibre, '100']],
          [
            [fibre, '96.9'],
            ['nylon', '3.1'],
          ],
        ),
        fibre,
      ).toBe(false)
    }
    for (const fibre of ['cotton', 'silk', 'polyester', 'down']) {
      expect(passes([[fibre, '100']], [[fibre, '99']]), fibre).toBe(true)
      expect(passes([[fibre, '100']], [[fibre, '98.99']]), fibre).toBe(false)
    }
  })

  it('§3.3 woollen/open-end spun −5 with remark', () => {
    expect(passes([['wool', '100']], [['wool', '95']], remark)).toBe(true)
    expect(passes([['wool', '100']], [['wool', '94.9']], remark)).toBe(false)
    expect(passes([['cotton', '100']], [['cotton', '95']], remark)).toBe(true)
    expect(passes([['cotton', '100']], [['cotton', '95']], plain)).toBe(false)
  })

  it('§3.3 "x% or more"/"less than" 0', () => {
    const label: Written[] = [
      ['wool', '85', { bound: 'or_more' }],
      ['nylon', '15', { bound: 'less_than' }],
    ]
    expect(
      passes(label, [
        ['wool', '85.1'],
        ['nylon', '14.9'],
      ]),
    ).toBe(true)
    expect(
      passes(label, [
        ['wool', '85'],
        ['nylon', '15'],
      ]),
    ).toBe(false)
    expect(
      passes(label, [
        ['wool', '84.9'],
        ['nylon', '15.1'],
      ]),
    ).toBe(false)
    const bound = 'less_than'
    const rest: Written[] = [...label.slice(0, 1), ['nylon', null, { bound }], ['silk', '15', { bound }]]
    expect(
      passes(rest, [
        ['wool', '86'],
        ['nylon', '7'],
        ['silk', '7'],
      ]),
    ).toBe(true)
    expect(
      passes(rest, [
        ['wool', '85'],
        ['nylon', '8'],
        ['silk', '7'],
      ]),
    ).toBe(false)
  })

  it('§3.3 multiples of 5 → ±5; other → ±4, for every exact figure below 100', () => {
    for (let tenths = 10; tenths < 1000; tenths += 1) {
      const percent = (tenths / 10).toFixed(1)
      const row = { fibre: 'cotton', percent }
      const tolerance = toleranceOf(row, [row, { fibre: 'linen', percent: '1' }], plain)
      const points = tenths % 50 === 0 ? 50 : 40
      const at = (offset: number) => isWithin(((tenths + offset) / 10).toFixed(1), percent, tolerance)
      expect([at(-points - 1), at(-points), at(0), at(points), at(points + 1)], percent).toEqual([
        false,
        true,
        true,
        true,
        false,
      ])
    }
  })

  it('§3.3 wool-family or down among themselves ±5', () => {
    const blend: Written[] = [
      ['wool', '88'],
      ['cashmere', '12'],
    ]
    expect(
      passes(blend, [
        ['wool', '93'],
        ['cashmere', '7'],
      ]),
    ).toBe(true)
    expect(
      passes(blend, [
        ['wool', '93.1'],
        ['cashmere', '6.9'],
      ]),
    ).toBe(false)
    expect(
      passes(
        [
          ['wool', '88'],
          ['nylon', '12'],
        ],
        [
          ['wool', '93'],
          ['nylon', '7'],
        ],
      ),
    ).toBe(false)
    expect(
      passes(
        [
          ['down', '88'],
          ['feather', '12'],
        ],
        [
          ['down', '83'],
          ['feather', '17'],
        ],
      ),
    ).toBe(true)
    const three: Written[] = [
      ['wool', '68'],
      ['nylon', '21'],
      ['angora', '11'],
    ]
    const meta = { fibre: 'nylon', below: '4', difference: '5' }
    expect(
      lab(three, [
        ['wool', '63'],
        ['nylon', '26'],
        ['angora', '11'],
      ]).findings,
    ).toMatchObject([{ code: 'out_of_tolerance', field: 'parts.0.rows.1.percent', meta }])
  })

  it('the label of the pictures: linen +4.6 points against 30 % is within ±5', () => {
    const report = lab(
      [
        ['cotton', '70'],
        ['linen', '30'],
      ],
      [
        ['cotton', '65.4'],
        ['linen', '34.6'],
      ],
    )
    expect(report.findings).toEqual([])
    expect(report.comparisons[1]).toEqual({
      row: 1,
      fibre: 'linen',
      labelled: '30',
      measured: '34.6',
      difference: '4.6',
      within: true,
    })
  })
})

describe('§3.3 what the laboratory says beside the figures', () => {
  it('a fibre without result, a result without fibre, a figure that is none', () => {
    expect(
      lab(
        [
          ['cotton', '70'],
          ['linen', '30'],
        ],
        [['cotton', '70']],
      ).findings,
    ).toMatchObject([
      { level: 'error', code: 'result_missing', field: 'parts.0.rows.1.percent', meta: { fibre: 'linen' } },
    ])
    expect(
      lab(
        [['cotton', '100']],
        [
          ['cotton', '99.2'],
          ['nylon', '0.8'],
        ],
      ).findings,
    ).toEqual([
      { level: 'warning', code: 'fibre_not_on_label', field: 'parts.0.rows', meta: { fibre: 'nylon', percent: '0.8' } },
    ])
    expect(lab([['cotton', '100']], [['cotton', '101']]).findings).toMatchObject([{ code: 'result_invalid' }])
  })

  it('decoration is not held against the figures', () => {
    const label: Written[] = [
      ['cotton', '100'],
      ['metal', '3', { decoration: true }],
    ]
    expect(
      lab(label, [
        ['cotton', '99.5'],
        ['metal', '0.5'],
      ]).findings,
    ).toEqual([])
  })

  it('§3.3 a list is descending, and a limited list names the largest', () => {
    const listed: Written[] = [
      ['cotton', null],
      ['nylon', null],
    ]
    expect(
      passes(
        listed,
        [
          ['cotton', '60'],
          ['nylon', '40'],
        ],
        plain,
        'listed',
      ),
    ).toBe(true)
    expect(
      passes(
        listed,
        [
          ['cotton', '40'],
          ['nylon', '60'],
        ],
        plain,
        'listed',
      ),
    ).toBe(false)
    const limited: Written[] = [...listed, ['others', null]]
    expect(
      passes(
        limited,
        [
          ['cotton', '50'],
          ['nylon', '30'],
          ['silk', '20'],
        ],
        plain,
        'limited_list',
      ),
    ).toBe(true)
    expect(
      passes(
        limited,
        [
          ['cotton', '50'],
          ['nylon', '20'],
          ['silk', '30'],
        ],
        plain,
        'limited_list',
      ),
    ).toBe(false)
  })
})
