import type { LabelInput, PrintedWords, QualityLabeling } from '@tsumugi/contract'
import type { CareCategory, CareEdition, LabelStatus } from '@tsumugi/domain'

type Part = QualityLabeling['parts'][number]
type Term = QualityLabeling['instructions'][number]

/** A version of a label as the database holds it, with the names a reader sees. */
export interface LabelRow {
  id: number
  user_group_id: number
  family_id: number
  version: number
  replaces_id: number | null
  status: LabelStatus
  brand_id: number | null
  brand_name: string | null
  merchandising_id: number | null
  style_no: string
  item_name: string
  item_type: string
  colour_scope: string[]
  size_text: string
  label_width: string
  label_height: string
  edition: CareEdition
  codes: number[]
  unrestricted: CareCategory[]
  parts: Part[]
  instructions: Term[]
  attentions: Term[]
  water_repellent: boolean
  waste_spun_remark: boolean
  labeller_name: string
  labeller_address: string
  labeller_phone: string
  origin_country: string
  lab: Omit<NonNullable<QualityLabeling['lab']>, 'file'> | null
  lab_file_id: number | null
  lab_file: { name: string; content_type: string; size: number } | null
  accepted_warnings: string[]
  approved_at: string | null
  approved_by_name: string | null
  printed_at: string | null
  updated_at: string
  updated_by_name: string | null
  lock_version: number
  primary_file_id: number | null
  primary_file_revision: number | null
}

/** What a writer gave, with the words its masters have now. */
export interface WordedLabel extends Omit<LabelInput, 'parts' | 'instructionIds' | 'attentionIds'> {
  parts: Part[]
  instructions: Term[]
  attentions: Term[]
}

export const noWords: PrintedWords = { ja: '', en: '', 'zh-CN': '' }
