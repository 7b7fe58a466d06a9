import { fibreTerms, minus, sum } from '@tsumugi/domain'
import type { DemoDataset } from './dataset/demo-rows.ts'
import { labelsFor, type DemoLabel } from './dataset/labels/quality-labels.ts'
import { careAttentions, careInstructions, fabrics, partNames } from './dataset/word-lists.ts'
import { table, type Rows } from './table-rows.ts'

type Words = readonly [ja: string, en: string, zh: string]

const owner = (label: DemoLabel) => label.userGroupId - 1
const placeOf = (list: readonly (readonly string[])[], word: string) => list.findIndex(([name]) => name === word)
const wordsOf = ([ja, en, zh]: Words) => ({ ja, en, 'zh-CN': zh })

const termOf = (label: DemoLabel, list: readonly Words[], word: string) => {
  const place = placeOf(list, word)
  return { id: owner(label) * list.length + place + 1, words: wordsOf(list[place]!) }
}

function rowOf(label: DemoLabel, [word, percent]: readonly [string, string]) {
  const place = placeOf(fabrics, word)
  const term = fibreTerms.find(({ key }) => key === fabrics[place]![1])!
  return {
    fabricId: owner(label) * fabrics.length + place + 1,
    fibre: term.key,
    name: null,
    percent,
    bound: null,
    decoration: false,
    words: { ja: word, en: term.terms.en, 'zh-CN': term.terms['zh-CN'] },
  }
}

const partsOf = (label: DemoLabel) =>
  label.recipe.parts.map(({ name, rows }) => {
    const named = name === null ? null : termOf(label, partNames, name)
    return {
      partNameId: named?.id ?? null,
      mode: name === null ? 'whole' : 'split',
      words: named?.words ?? null,
      rows: rows.map((row) => rowOf(label, row)),
    }
  })

/** A report that moves the first two figures of the first part by as much, so that the sum stays. */
function labOf(label: DemoLabel) {
  const { measured } = label
  const part = partsOf(label)[0]!
  if (!measured) return null
  const rows = part.rows.length > 1 ? part.rows : part.rows.slice(0, 1)
  const moved = (percent: string, by: string) =>
    by.startsWith('-') ? minus(percent, by.slice(1)) : sum([percent, by.slice(1)])
  const results = rows.map((row, at) => ({
    part: 0,
    fibre: row.fibre,
    name: null,
    percent: rows.length === 1 ? '99.6' : moved(row.percent, measured[at] ?? '+0'),
  }))
  return JSON.stringify({
    laboratory: 'ぬのしらべ検査協会(デモ)',
    reportNo: `DEMO-26-${String(label.id).padStart(4, '0')}`,
    testedOn: '2026-11-06',
    results,
  })
}

/** Quality labels of the demo with the masters they name and the partners who read them. */
export function labelTables(demo: DemoDataset): Rows[] {
  const labels = labelsFor(demo.merchandisings)
  const groups = new Map(demo.userGroups.map((group) => [group.id, group]))
  const colours = new Map(demo.colors.map((color) => [color.id, color.name]))
  return [
    table(
      'quality_labeling',
      labels.map((label) => {
        const { product, status, recipe, userGroupId } = label
        const group = groups.get(userGroupId)!
        const approved = status === 'approved' || status === 'printed' || status === 'superseded'
        const terms = (list: readonly Words[], words: readonly string[]) =>
          JSON.stringify(words.map((word) => termOf(label, list, word)))
        return {
          id: label.id,
          user_group_id: userGroupId,
          family_id: label.familyId,
          version: label.version,
          replaces_id: label.replacesId,
          status,
          brand_id: product.brandId,
          merchandising_id: product.id,
          style_no: product.code,
          item_name: product.name,
          item_type: recipe.itemType,
          colour_scope: label.id % 5 === 0 ? product.colorIds.map((id) => colours.get(id)!).slice(0, 2) : [],
          size_text: label.sizeText,
          edition: label.edition,
          codes: label.codes,
          unrestricted: label.unrestricted,
          parts: JSON.stringify(partsOf(label)),
          instructions: terms(careInstructions, recipe.instructions),
          attentions: terms(careAttentions, recipe.attentions),
          water_repellent: /撥水/.test(product.name),
          labeller_name: group.name,
          labeller_address: group.address,
          labeller_phone: group.phone,
          origin_country: label.originCountry,
          lab: labOf(label),
          accepted_warnings: label.acceptedWarnings,
          approved_at: approved ? label.updatedAt : null,
          approved_by: approved ? approverOf(userGroupId) : null,
          printed_at: status === 'printed' ? label.updatedAt : null,
          created_at: label.updatedAt,
          updated_at: label.updatedAt,
          created_by: approverOf(userGroupId),
          updated_by: approverOf(userGroupId),
        }
      }),
    ),
    table('quality_labeling_term', labels.flatMap(termsOf)),
    table(
      'quality_labeling_share',
      labels
        .filter(({ version }) => version === 1)
        .flatMap((label) =>
          label.shares.map((sharee_group_id) => ({
            user_group_id: label.userGroupId,
            family_id: label.familyId,
            sharee_group_id,
            shared_by: 1,
          })),
        ),
    ),
  ]
}

/** The first company's merchandiser, the second company's. */
const approverOf = (userGroupId: number) => (userGroupId === 1 ? 1 : 5)

function termsOf(label: DemoLabel) {
  const named = {
    user_group_id: label.userGroupId,
    quality_labeling_id: label.id,
    fabric_id: null,
    part_name_id: null,
    care_instruction_id: null,
    care_attention_id: null,
  }
  const parts = partsOf(label)
  const once = (ids: (number | null)[]) => [...new Set(ids)].filter((id) => id !== null)
  return [
    ...once(parts.flatMap(({ rows }) => rows.map((row) => row.fabricId))).map((fabric_id) => ({ ...named, fabric_id })),
    ...once(parts.map(({ partNameId }) => partNameId)).map((part_name_id) => ({ ...named, part_name_id })),
    ...label.recipe.instructions.map((word) => ({
      ...named,
      care_instruction_id: termOf(label, careInstructions, word).id,
    })),
    ...label.recipe.attentions.map((word) => ({ ...named, care_attention_id: termOf(label, careAttentions, word).id })),
  ]
}
