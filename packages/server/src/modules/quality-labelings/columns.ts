import type { WordedLabel } from './stored-label.ts'

/** The content of a label as columns. */
export const columnsOf = (label: WordedLabel) => ({
  style_no: label.styleNo,
  item_name: label.itemName,
  item_type: label.itemType,
  brand_id: label.brandId,
  merchandising_id: label.merchandisingId,
  colour_scope: label.colourScope,
  size_text: label.sizeText,
  label_width: String(label.labelWidth),
  label_height: String(label.labelHeight),
  edition: label.edition,
  codes: label.codes,
  unrestricted: label.unrestricted,
  parts: JSON.stringify(label.parts),
  instructions: JSON.stringify(label.instructions),
  attentions: JSON.stringify(label.attentions),
  water_repellent: label.waterRepellent,
  waste_spun_remark: label.wasteSpunRemark,
  labeller_name: label.labellerName,
  labeller_address: label.labellerAddress,
  labeller_phone: label.labellerPhone,
  origin_country: label.originCountry,
})

/** The masters a label names, each once. */
export function termsOf({
  parts,
  instructions,
  attentions,
}: Pick<WordedLabel, 'parts' | 'instructions' | 'attentions'>) {
  const each = (ids: (number | null)[]) => [...new Set(ids)].filter((id) => id !== null)
  return [
    ...each(parts.flatMap(({ rows }) => rows.map(({ fabricId }) => fabricId))).map((fabric_id) => ({ fabric_id })),
    ...each(parts.map(({ partNameId }) => partNameId)).map((part_name_id) => ({ part_name_id })),
    ...each(instructions.map(({ id }) => id)).map((care_instruction_id) => ({ care_instruction_id })),
    ...each(attentions.map(({ id }) => id)).map((care_attention_id) => ({ care_attention_id })),
  ]
}
