import type { LabelSummary, QualityLabeling } from '@tsumugi/contract'
import { fileUrls } from '../merchandising-files/replies.ts'
import { fileReply } from '../record-files/queries.ts'
import { checkRow } from './transitions/label-checks.ts'
import type { LabelRow, WordedLabel } from './stored-label.ts'

const imageOf = ({ merchandising_id: product, primary_file_id: file, primary_file_revision: revision }: LabelRow) =>
  product === null || file === null ? null : fileUrls(product, file, revision ?? 0).thumbnail(120)

export const versionReply = (row: LabelRow) => ({
  id: row.id,
  version: row.version,
  status: row.status,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by_name,
  approvedAt: row.approved_at,
  approvedBy: row.approved_by_name,
  printedAt: row.printed_at,
  lockVersion: row.lock_version,
})

export function summaryReply(row: LabelRow, userGroupId: number): LabelSummary {
  const { findings } = checkRow(row)
  const errors = findings.filter(({ level }) => level === 'error').length
  return {
    ...versionReply(row),
    styleNo: row.style_no,
    itemName: row.item_name,
    brandId: row.brand_id,
    brandName: row.brand_name,
    merchandisingId: row.merchandising_id,
    edition: row.edition,
    codes: row.codes,
    parts: row.parts,
    imageUrl: imageOf(row),
    errors,
    warnings: findings.length - errors,
    foreign: row.user_group_id !== userGroupId,
  }
}

export function labelReply(row: LabelRow, userGroupId: number): QualityLabeling {
  const foreign = row.user_group_id !== userGroupId
  return {
    ...versionReply(row),
    ...contentReply(row),
    ...checkRow(row),
    // The laboratory and who decided what are the brand's own affair.
    ...(foreign && { lab: null, findings: [], comparisons: [], updatedBy: null, approvedBy: null }),
    acceptedWarnings: foreign ? [] : row.accepted_warnings,
    familyId: row.family_id,
    replacesId: row.replaces_id,
    imageUrl: imageOf(row),
    foreign,
  }
}

const contentReply = (row: LabelRow) => ({
  ...wordedContent(row),
  lab: row.lab && { ...row.lab, file: labFileOf(row) },
})

/** What a label says, as it is stored. */
export const wordedContent = (row: LabelRow): WordedLabel => ({
  styleNo: row.style_no,
  itemName: row.item_name,
  itemType: row.item_type,
  brandId: row.brand_id,
  merchandisingId: row.merchandising_id,
  colourScope: row.colour_scope,
  sizeText: row.size_text,
  labelWidth: Number(row.label_width),
  labelHeight: Number(row.label_height),
  edition: row.edition,
  codes: row.codes,
  unrestricted: row.unrestricted,
  parts: row.parts,
  instructions: row.instructions,
  attentions: row.attentions,
  waterRepellent: row.water_repellent,
  wasteSpunRemark: row.waste_spun_remark,
  labellerName: row.labeller_name,
  labellerAddress: row.labeller_address,
  labellerPhone: row.labeller_phone,
  originCountry: row.origin_country,
})

/** The laboratory's paper. */
export const labFileOf = ({ lab_file_id: id, lab_file: file }: LabelRow) =>
  id === null || file === null ? null : fileReply({ id, ...file })
