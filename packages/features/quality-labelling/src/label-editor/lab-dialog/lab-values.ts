import type { QualityLabeling, RecordFile } from '@tsumugi/contract'
import { isSameFibre, type LabelPart } from '@tsumugi/domain'
import { toSend, type LabelDraft } from '../draft/label-draft.ts'

/** A fibre that the laboratory found and the label does not name. */
export interface OtherFibre {
  /** Place of the part on the label, from 0. */
  part: number
  fibre: string
  name: string | null
  percent: string
}

export interface LabValues {
  laboratory: string
  reportNo: string
  testedOn: string
  /** Percentages by part and row of the label; empty where nothing was measured. */
  measured: string[][]
  others: OtherFibre[]
  /** The laboratory's paper. */
  file: RecordFile | null
}

/** Each figure at the row it belongs to; what belongs to none is a fibre the label does not name. */
export function valuesOf({ lab, parts }: QualityLabeling): LabValues {
  const left = [...(lab?.results ?? [])]
  const measured = parts.map(({ rows }, part) =>
    rows.map((row) => {
      const at = left.findIndex((result) => result.part === part && isSameFibre(row, result))
      return at < 0 ? '' : left.splice(at, 1)[0]!.percent
    }),
  )
  return {
    laboratory: lab?.laboratory ?? '',
    reportNo: lab?.reportNo ?? '',
    testedOn: lab?.testedOn ?? '',
    measured,
    others: left.map(({ part, fibre, name, percent }) => ({ part, fibre, name: name ?? null, percent })),
    file: lab?.file ?? null,
  }
}

/** Null when nothing was given at all: then the results are taken away. */
export function labOf(
  { laboratory, reportNo, testedOn, measured, others, file }: LabValues,
  { parts }: QualityLabeling,
): QualityLabeling['lab'] {
  const results = parts.flatMap(({ rows }, part) => [
    ...rows.flatMap(({ fibre, name }, row) => {
      const percent = measured[part]?.[row]
      return percent ? [{ part, fibre, name, percent }] : []
    }),
    ...others.filter((other) => other.part === part && other.fibre && other.percent),
  ])
  if (results.length === 0 && !laboratory && !reportNo && !testedOn && !file) return null
  return { laboratory, reportNo, testedOn: testedOn || null, results, file }
}

export const partsForLab = (draft: LabelDraft): LabelPart[] =>
  toSend(draft).parts.map(({ partNameId, mode, rows }) => ({
    partName: partNameId === null ? null : String(partNameId),
    mode,
    rows,
  }))

/** What is sent: the paper by its id. */
export function labInput(values: LabValues, label: QualityLabeling) {
  const lab = labOf(values, label)
  if (lab === null) return null
  const { file, ...report } = lab
  return { ...report, fileId: file?.id ?? null }
}
