import { masters, type MasterRecord } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Combobox, type FormState } from '@tsumugi/ui'
import { costTexts } from '../words/cost-texts.ts'
import { tiersAsText, type LineValues } from './line-values.ts'

interface RawMaterialFieldProps {
  readonly form: FormState<LineValues>
}

/** The raw material a line is of; choosing one takes over what it says of itself. Its composition the server keeps. */
export function RawMaterialField({ form }: RawMaterialFieldProps) {
  const t = useText(costTexts)
  const found =
    useQuery(masters.rawMaterials.endpoints.list, { query: { perPage: 1000 } }, { stays: true }).data?.data ?? []
  function choose(rawMaterialId: string) {
    const material = found.find(({ id }) => String(id) === rawMaterialId)
    form.set({ rawMaterialId, ...(material && takenOver(material)) })
  }
  return (
    <Combobox
      {...form.field('rawMaterialId')}
      label={t('line.rawMaterialId')}
      hint={t('line.rawMaterialId.hint')}
      onChange={choose}
      options={found.map(({ id, code, name, tiers }) => ({
        value: String(id),
        label: `${code} ${name}`,
        ...(tiers[0] && { hint: formatNumber(tiers[0].unitPrice) }),
      }))}
    />
  )
}

type Material = MasterRecord<typeof masters.rawMaterials>

const groupOf = {
  fabric: 'fabric',
  lining: 'lining',
  trim: 'trim',
  yarn: 'fabric',
  label: 'label',
  pack: 'packing',
} as const

const takenOver = (material: Material): Partial<LineValues> => ({
  group: groupOf[material.kind],
  name: material.name,
  unit: material.unit,
  currency: material.currency,
  unitPrice: material.tiers[0]?.unitPrice ?? '',
  tiers: material.tiers.length > 1 ? tiersAsText(material.tiers) : '',
  shrinkPercent: material.shrinkPercent ?? '0',
  packSize: material.rollLength ?? '',
  moq: material.moq ?? '',
  ...(material.supplierName && { supplierName: material.supplierName }),
})
