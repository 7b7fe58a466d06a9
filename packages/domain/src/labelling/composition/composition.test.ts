import { describe, expect, it } from 'vitest'
import type { CompositionRow, DisplayMode } from './composition-row.ts'
import { fibreOfTerm, fibreTerms, findFibre } from './fibre-terms.ts'
import { checkParts, type LabelPart } from '../label/label-parts.ts'

function row(fibre: string, percent: string | null, rest: Partial<CompositionRow> = {}): CompositionRow {
  return { fibre, percent, ...rest }
}

function whole(...rows: CompositionRow[]): LabelPart[] {
  return [{ partName: null, mode: 'whole', rows }]
}

function list(mode: DisplayMode, ...fibres: string[]): LabelPart[] {
  return [{ partName: null, mode, rows: fibres.map((fibre) => row(fibre, null)) }]
}

const codes = (parts: readonly LabelPart[]) => checkParts(parts).map(({ code }) => code)
const keys = fibreTerms.map(({ key }) => key)

/** Numbers that look random and are the same every time. */
function* dice(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 48271) % 2147483647
    yield state
  }
}

describe('§3.3 figures', () => {
  it('§3.3 percentages per part sum to exactly 100, with decimals', () => {
    expect(codes(whole(row('cotton', '70'), row('linen', '30')))).toEqual([])
    expect(codes(whole(row('polyester', '66.7'), row('cotton', '33.3')))).toEqual([])
    expect(checkParts(whole(row('polyester', '66.6'), row('cotton', '33.3')))).toEqual([
      { level: 'error', code: 'percent_sum', field: 'parts.0.rows', meta: { total: '99.9', missing: '0.1' } },
    ])
    expect(codes(whole(row('cotton', '70.1'), row('linen', '29.9')))).toEqual([])
    expect(codes(whole(row('cotton', '71'), row('linen', '30')))).toEqual(['percent_sum'])
  })

  it('§3.3 any blend cut from 1000 tenths passes in falling order, and fails with a tenth more or less', () => {
    const throws = dice(41)
    for (let round = 0; round < 200; round += 1) {
      const count = 2 + ((throws.next().value ?? 0) % 4)
      const cuts = new Set<number>()
      while (cuts.size < count - 1) cuts.add(1 + ((throws.next().value ?? 0) % 999))
      const edges = [0, ...[...cuts].toSorted((one, other) => one - other), 1000]
      const tenths = edges
        .slice(1)
        .map((edge, place) => edge - (edges[place] ?? 0))
        .toSorted((one, other) => other - one)
      const rows = tenths.map((tenth, place) => row(keys[place] ?? '', (tenth / 10).toFixed(1)))
      expect(codes(whole(...rows)), JSON.stringify(tenths)).toEqual([])
      const [first = 0, ...others] = tenths
      const more = [first + 1, ...others].map((tenth, place) => row(keys[place] ?? '', (tenth / 10).toFixed(1)))
      expect(codes(whole(...more)), JSON.stringify(tenths)).toContain('percent_sum')
      const rising = rows.toReversed()
      expect(codes(whole(...rising)).includes('percent_order')).toBe(new Set(tenths).size > 1)
    }
  })

  it('§3.3 descending; equal shares may stand in either order', () => {
    expect(checkParts(whole(row('linen', '30'), row('cotton', '70')))).toEqual([
      { level: 'error', code: 'percent_order', field: 'parts.0.rows.1.percent', meta: { percent: '70', before: '30' } },
    ])
    expect(codes(whole(row('linen', '50'), row('cotton', '50.0')))).toEqual([])
  })

  it('what is no percentage is told at its row', () => {
    for (const percent of ['0', '-5', '100.5', '33.33', 'half', '', '1e1']) {
      expect(checkParts(whole(row('cotton', percent), row('linen', '30'))), percent).toMatchObject([
        { code: 'percent_invalid', field: 'parts.0.rows.0.percent' },
      ])
    }
    expect(codes(whole(row('cotton', null)))).toEqual(['percent_missing'])
  })

  it('§3.3 or_more/less_than are exempt from the sum: one of 80 % or more, the rest meets it at 100', () => {
    const bounded = (more: string, less: string) =>
      codes(whole(row('wool', more, { bound: 'or_more' }), row('nylon', less, { bound: 'less_than' })))
    expect(bounded('85', '15')).toEqual([])
    expect(bounded('80', '20')).toEqual([])
    expect(bounded('85', '10')).toEqual(['bound_mismatch'])
    expect(bounded('79.9', '20.1')).toEqual(['bound_too_low'])
    expect(codes(whole(row('wool', '85', { bound: 'or_more' })))).toEqual(['bound_incomplete'])
    expect(codes(whole(row('wool', '85', { bound: 'or_more' }), row('nylon', '15')))).toEqual(['bound_incomplete'])
    const rest = [row('nylon', null, { bound: 'less_than' }), row('silk', '15', { bound: 'less_than' })]
    expect(codes(whole(row('wool', '85', { bound: 'or_more' }), ...rest))).toEqual([])
  })

  it('§3.3 decoration/reinforcement yarn totalling ≤5 % may be excluded', () => {
    const knit = (...decoration: string[]) =>
      codes(whole(row('cotton', '100'), ...decoration.map((percent) => row('metal', percent, { decoration: true }))))
    expect(knit('5')).toEqual([])
    expect(knit('3', '2')).toEqual([])
    expect(knit('3', '2.1')).toEqual(['decoration_too_much'])
    expect(codes(whole(row('metal', '4', { decoration: true })))).toEqual(['decoration_only'])
  })
})

describe('§3.3 display modes', () => {
  it('§3.3 whole stands alone and unnamed; split names every part once', () => {
    const [all] = whole(row('cotton', '100'))
    const part = (partName: string | null): LabelPart => ({ partName, mode: 'split', rows: [row('cotton', '100')] })
    expect(codes([part('shell'), part('lining')])).toEqual([])
    expect(codes([part('shell'), part('shell')])).toEqual(['part_repeated'])
    expect(codes([part(null), part('lining')])).toEqual(['part_name_missing'])
    expect(all && codes([all, part('lining')])).toEqual(['part_alone'])
    expect(all && codes([{ ...all, partName: 'shell' }])).toEqual(['part_name_not_used'])
    expect(codes([])).toEqual(['part_missing'])
    expect(codes([{ partName: null, mode: 'whole', rows: [] }])).toEqual(['rows_missing'])
  })

  it('§3.3 listed modes carry no %', () => {
    expect(codes(list('listed', 'cotton', 'polyester', 'polyurethane'))).toEqual([])
    expect(codes([{ partName: 'lace', mode: 'listed', rows: [row('cotton', '60'), row('nylon', null)] }])).toEqual([
      'percent_not_used',
    ])
    expect(codes(list('listed', 'cotton'))).toEqual(['list_too_short'])
  })

  it('§3.3 limited list: ≥2 largest named, rest その他', () => {
    expect(codes(list('limited_list', 'cotton', 'polyester', 'others'))).toEqual([])
    expect(codes(list('limited_list', 'cotton', 'polyester'))).toEqual(['others_missing'])
    expect(codes(list('limited_list', 'cotton', 'others'))).toEqual(['list_too_short'])
    expect(codes(list('limited_list', 'cotton', 'others', 'nylon'))).toEqual(['others_missing', 'others_misplaced'])
    expect(codes(list('listed', 'cotton', 'nylon', 'others'))).toEqual(['others_misplaced'])
    expect(codes(whole(row('cotton', '90'), row('others', '10')))).toEqual(['others_misplaced'])
  })
})

describe('§3.3 only designated terms', () => {
  it('§3.3 every term stands alone at 100 %, anything else is refused', () => {
    for (const key of keys) expect(codes(whole(row(key, '100'))), key).toEqual([])
    expect(codes(whole(row('', '100')))).toEqual(['fibre_missing'])
    for (const fibre of ['bamboo', 'Cotton']) {
      expect(codes(whole(row(fibre, '100'))), fibre).toEqual(['fibre_not_designated'])
    }
  })

  it('a fibre stands once; an open term may stand twice under two names', () => {
    expect(codes(whole(row('cotton', '60'), row('cotton', '40')))).toEqual(['fibre_repeated'])
    const named = (name: string, percent: string) => row('other_plant', percent, { name })
    expect(codes(whole(named('ヘンプ', '60'), named('ジュート', '40')))).toEqual([])
    expect(codes(whole(named('ヘンプ', '60'), named('ヘンプ', '40')))).toEqual(['fibre_repeated'])
    expect(codes(whole(row('cotton', '100', { name: 'スーピマ' })))).toEqual(['fibre_name_not_used'])
  })

  it('terms: three languages, one key each, found by what is printed', () => {
    expect(new Set(keys).size).toBe(keys.length)
    for (const { terms, key } of fibreTerms) {
      expect(terms.ja.length * terms.en.length * terms['zh-CN'].length, key).toBeGreaterThan(0)
    }
    expect(fibreOfTerm('ウール')?.key).toBe('wool')
    expect(fibreOfTerm('モダクリル')?.key).toBe('modacrylic')
    expect(fibreOfTerm('アクリル系')).toBeNull()
    expect(findFibre('cashmere')?.woolFamily).toBe(true)
    expect(findFibre('silk')?.woolFamily).toBe(false)
  })
})
