import type { QualityLabeling, RecordFile } from '@tsumugi/contract'
import type { LabelPart } from '@tsumugi/domain'
import { toSend, type LabelDraft } from '../label-draft.ts'

export interface LabValues {
  laboratory: string
  reportNo: string
  testedOn: string
  /** Percentages by part and row of the label; empty where nothing was measured. */
  measured: string[][]
  /** The laboratory's paper. */
  file: RecordFile | null
}

export const valuesOf = ({ lab, parts }: QualityLabeling): LabValues => ({
  laboratory: lab?.laboratory ?? '',
  reportNo: lab?.reportNo ?? '',
  testedOn: lab?.testedOn ?? '',
  measured: parts.map(({ rows }, part) => rows.map(({ fibre }) => lab?.results.find((result) => result.part === part && result.fibre === fibre)?.percent ?? '')),
  file: lab?.file ?? null,
})

/** Null when nothing was given at all: then the results are taken away. */
export function labOf({ laboratory, reportNo, testedOn, measured, file }: LabValues, { parts }: QualityLabeling): QualityLabeling['lab'] {
  const results = parts.flatMap(({ rows }, part) =>
    rows.flatMap(({ fibre, name }, row) => {
      const percent = measured[part]?.[row]
      return percent ? [{ part, fibre, name, percent }] : []
    }),
  )
  if (results.length === 0 && !laboratory && !reportNo && !testedOn && !file) return null
  return { laboratory, reportNo, testedOn: testedOn || null, results, file }
}

export const partsForLab = (draft: LabelDraft): LabelPart[] =>
  toSend(draft).parts.map(({ partNameId, mode, rows }) => ({ partName: partNameId === null ? null : String(partNameId), mode, rows }))

/** What is sent: the paper by its id. */
export function labInput(values: LabValues, label: QualityLabeling) {
  const lab = labOf(values, label)
  if (lab === null) return null
  const { file, ...report } = lab
  return { ...report, fileId: file?.id ?? null }
}
