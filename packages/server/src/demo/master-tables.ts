import { fibreTerms } from '@tsumugi/domain'
import type { DemoDataset } from './dataset/demo-rows.ts'
import {
  bodyMeasures,
  careAttentions,
  careInstructions,
  conversions,
  fabrics,
  formats,
  partNames,
  skuGroups,
  symbolSets,
} from './dataset/word-lists.ts'
import { table } from './table-rows.ts'

/** Rows of the word lists for one brand: numbered from 1 within each list, placed in the order in which they are written. */
const owners = [1, 2]
const forBoth = <Row extends object>(rows: readonly Row[]) =>
  owners.flatMap((user_group_id, owner) =>
    rows.map((row, position) => ({ id: owner * rows.length + position + 1, user_group_id, position, ...row })),
  )

const inThreeLanguages = (rows: readonly (readonly [string, string, string])[]) =>
  forBoth(rows.map(([name, name_en, name_zh]) => ({ name, name_en, name_zh })))

const formatRows = (kind: keyof typeof formats) =>
  forBoth(
    formats[kind].map(({ isDefault, sections, columns, ...format }) => ({
      ...format,
      sections: [...sections],
      columns: [...columns],
      is_default: isDefault,
    })),
  )

/** The demo's master data beside brands and categories. */
export function masterTables(demo: DemoDataset) {
  return [
    table(
      'color',
      demo.colors.map((color, at) => ({
        id: color.id,
        user_group_id: color.userGroupId,
        code: color.code,
        name: color.name,
        name_en: color.nameEn,
        name_zh: color.nameZh,
        hex: color.hex,
        family: color.family,
        position: at,
      })),
    ),
    table(
      'size',
      demo.sizes.map((size) => {
        const [jis_ref, bust, waist, hip, height] = bodyMeasures[size.code] ?? []
        const set_name = /^\d/.test(size.code) ? '号数' : '英字'
        return {
          id: size.id,
          user_group_id: size.userGroupId,
          code: size.code,
          name: size.name,
          position: size.position,
          set_name,
          jis_ref,
          bust,
          waist,
          hip,
          height,
        }
      }),
    ),
    table(
      'fabric',
      forBoth(
        fabrics.map(([name, fibre]) => {
          const { terms } = fibreTerms.find(({ key }) => key === fibre)!
          return { name, fibre, name_en: terms.en, name_zh: terms['zh-CN'] }
        }),
      ),
    ),
    table('part_name', inThreeLanguages(partNames)),
    table('care_instruction', inThreeLanguages(careInstructions)),
    table('care_attention', inThreeLanguages(careAttentions)),
    table('wash_tag_symbol_set', forBoth(symbolSets.map(({ codes, ...set }) => ({ ...set, codes: [...codes] })))),
    table('sku_group', forBoth(skuGroups.map(({ name, items }) => ({ name, items: JSON.stringify(items) })))),
    table('contract_format', formatRows('contract')),
    table('invoice_format', formatRows('invoice')),
    table('order_sheet_format', formatRows('orderSheet')),
    table(
      'currency_conversion',
      forBoth(
        conversions.map(([from_currency, kind, valid_from, rate, per_units]) => ({
          from_currency,
          to_currency: 'JPY',
          kind,
          valid_from,
          rate,
          per_units,
        })),
      ),
    ),
  ]
}
