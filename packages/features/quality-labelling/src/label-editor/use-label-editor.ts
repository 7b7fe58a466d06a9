import { qualityLabelings, type QualityLabeling } from '@tsumugi/contract'
import { useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { draftFrom, toSend, type LabelDraft } from './draft/label-draft.ts'
import type { Messages } from './messages/ja.ts'

/** What the form calls each field; those without a name of their own go by that of their group. */
const fieldNames = {
  styleNo: 'styleNo',
  itemName: 'itemName',
  itemType: 'itemType',
  brandId: 'brand',
  merchandisingId: 'group.about',
  colourScope: 'colours',
  sizeText: 'size',
  labelWidth: 'width',
  labelHeight: 'height',
  parts: 'composition',
  edition: 'group.symbols',
  codes: 'group.symbols',
  unrestricted: 'group.symbols',
  instructionIds: 'instructions',
  attentionIds: 'attentions',
  waterRepellent: 'waterRepellent',
  wasteSpunRemark: 'wasteSpun',
  labellerName: 'labeller',
  labellerAddress: 'address',
  labellerPhone: 'phone',
  originCountry: 'origin',
} as const satisfies Record<keyof LabelDraft, keyof Messages>

export interface EditorOptions {
  label: QualityLabeling
  t(key: keyof Messages): string
  onSaved(label: QualityLabeling): void
}

/** The form of one label and its saving. */
export function useLabelEditor({ label, t, onSaved }: EditorOptions) {
  const api = useApi()
  return useKeptForm<LabelDraft, QualityLabeling>({
    draft: `quality_labeling.${label.id}`,
    row: label,
    valuesOf: draftFrom,
    inputOf: toSend,
    nameOf: (field) => t(fieldNames[field]),
    check: ({ itemName }) => ({ itemName: itemName.trim() ? undefined : t('itemNameMissing') }),
    update: async ({ lockVersion }, options, draft) =>
      (
        await api
          .of(qualityLabelings)
          .update({ id: label.id, body: { qualityLabeling: { ...toSend(draft), lockVersion } } }, options)
      ).data,
    onSaved,
  })
}
