import type { LabelInput, LabelOptions, PrintedWords, QualityLabeling } from '@tsumugi/contract'
import {
  checkLabel,
  compareParts,
  currentCareEdition,
  findFibre,
  otherFibres,
  type LabelPart,
  type LabelPrint,
} from '@tsumugi/domain'

/** A label while it is written: what its writers give. */
export type LabelDraft = LabelInput
export type DraftPart = LabelDraft['parts'][number]
export type DraftRow = DraftPart['rows'][number]

export const emptyRow: DraftRow = { fabricId: null, fibre: '', name: null, percent: '', bound: null, decoration: false }
export const emptyPart: DraftPart = { partNameId: null, mode: 'whole', rows: [emptyRow] }

/** What a new label begins with: the edition in force, and the organisation as labeller. */
export function emptyLabel(labeller: LabelOptions['labeller'] = { name: '', address: '', phone: '' }): LabelDraft {
  return {
    styleNo: '',
    itemName: '',
    itemType: '',
    brandId: null,
    merchandisingId: null,
    colourScope: [],
    sizeText: '',
    labelWidth: 24,
    labelHeight: 72,
    edition: currentCareEdition,
    codes: [],
    unrestricted: [],
    parts: [emptyPart],
    instructionIds: [],
    attentionIds: [],
    waterRepellent: false,
    wasteSpunRemark: false,
    labellerName: labeller.name,
    labellerAddress: labeller.address,
    labellerPhone: labeller.phone,
    originCountry: 'JP',
  }
}

/**
 * What a material is made of, as a part of the label: the whole product where one set of figures holds for it, else the
 * first part without fibres, else one more. Its care is taken where nothing has been said of care.
 */
export function withMaterial(
  { parts, codes, edition }: Pick<LabelDraft, 'parts' | 'codes' | 'edition'>,
  { composition, careCodes }: Pick<LabelOptions['materials'][number], 'composition' | 'careCodes'>,
): Pick<LabelDraft, 'parts' | 'codes'> {
  const rows = composition.map(({ fibre, percent }) => ({ ...emptyRow, fibre, percent }))
  const mode = parts[0]?.mode ?? 'whole'
  const at = mode === 'whole' ? 0 : parts.findIndex((part) => part.rows.every(({ fibre }) => !fibre))
  const isSaid = codes.length > 0 || edition !== currentCareEdition
  return {
    parts: parts[at]
      ? parts.map((part, place) => (place === at ? { ...part, rows } : part))
      : [...parts, { ...emptyPart, mode, rows }],
    codes: isSaid ? [...codes] : [...careCodes],
  }
}

/** What a label and its draft say in the same words. */
const plainKeys = [
  'styleNo',
  'itemName',
  'itemType',
  'brandId',
  'merchandisingId',
  'colourScope',
  'sizeText',
  'labelWidth',
  'labelHeight',
  'edition',
  'codes',
  'unrestricted',
  'waterRepellent',
  'wasteSpunRemark',
  'labellerName',
  'labellerAddress',
  'labellerPhone',
  'originCountry',
] as const satisfies readonly (keyof LabelDraft & keyof QualityLabeling)[]

const plainContent = (label: QualityLabeling) =>
  Object.fromEntries(plainKeys.map((key) => [key, label[key]])) as Pick<QualityLabeling, (typeof plainKeys)[number]>

export function draftFrom(label: QualityLabeling): LabelDraft {
  const idsOf = (terms: QualityLabeling['instructions']) => terms.flatMap(({ id }) => id ?? [])
  return {
    ...plainContent(label),
    parts: label.parts.map(({ partNameId, mode, rows }) => ({
      partNameId,
      mode,
      rows: rows.map(({ fabricId, fibre, name, percent, bound, decoration }) => ({
        fabricId,
        fibre,
        name,
        percent: percent ?? '',
        bound,
        decoration,
      })),
    })),
    instructionIds: idsOf(label.instructions),
    attentionIds: idsOf(label.attentions),
  }
}

/** An empty figure is none. */
export const toSend = (draft: LabelDraft): LabelDraft => ({
  ...draft,
  parts: draft.parts.map((part) => ({
    ...part,
    rows: part.rows.map((row) => ({ ...row, name: row.name?.trim() || null, percent: row.percent?.trim() || null })),
  })),
})

const partsOf = (draft: LabelDraft): LabelPart[] =>
  toSend(draft).parts.map(({ partNameId, mode, rows }) => ({
    partName: partNameId === null ? null : String(partNameId),
    mode,
    rows,
  }))

/** What the rules say of the draft as it stands, with the laboratory's figures kept beside the label. */
export function checkDraft(draft: LabelDraft, lab: QualityLabeling['lab']) {
  const { edition, codes, unrestricted, labellerName, labellerAddress, labellerPhone, originCountry } = draft
  const parts = partsOf(draft)
  const { comparisons, findings } = compareParts(parts, lab?.results ?? [], { wasteSpunRemark: draft.wasteSpunRemark })
  const label = {
    care: { edition, codes, unrestricted },
    parts,
    labellerName,
    labellerAddress,
    labellerPhone,
    originCountry,
  }
  return { comparisons, findings: [...checkLabel(label), ...findings] }
}

/** Where the words of a draft come from: the masters as they are now, else what the label said when it was saved. */
export interface WordSource {
  options: LabelOptions | undefined
  label: QualityLabeling
}

export function printFrom(draft: LabelDraft, { options, label }: WordSource): LabelPrint {
  const saved = label.parts.flatMap((part) =>
    part.partNameId !== null && part.words ? [{ id: part.partNameId, words: part.words }] : [],
  )
  const named = (
    list: readonly { id: number | null; words: PrintedWords }[] | undefined,
    before: readonly { id: number | null; words: PrintedWords }[],
    id: number,
  ) => [...(list ?? []), ...before].find((each) => each.id === id)
  return {
    ...draft,
    parts: draft.parts.map(({ partNameId, mode, rows }) => ({
      words: partNameId === null ? null : (named(options?.partNames, saved, partNameId)?.words ?? null),
      mode,
      rows: rows.map((row) => ({ ...row, words: rowWords(row, options) })),
    })),
    instructions: draft.instructionIds.flatMap((id) => named(options?.instructions, label.instructions, id) ?? []),
    attentions: draft.attentionIds.flatMap((id) => named(options?.attentions, label.attentions, id) ?? []),
  }
}

export function rowWords(
  { fabricId, fibre }: Pick<DraftRow, 'fabricId' | 'fibre'>,
  options: LabelOptions | undefined,
): PrintedWords {
  const fabric = options?.fabrics.find(({ id }) => id === fabricId)
  if (fabric) return fabric.words
  const terms = fibre === otherFibres.key ? otherFibres.terms : findFibre(fibre)?.terms
  return terms ? { ja: terms.ja[0]!, en: terms.en, 'zh-CN': terms['zh-CN'] } : { ja: '', en: '', 'zh-CN': '' }
}
