import { resourcePlanSheets, type CostPriceSource } from '@tsumugi/contract'
import { formatMoney, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Combobox, type FormState } from '@tsumugi/ui'
import { costTexts, type CostText } from '../words/cost-texts.ts'
import type { LineValues } from './line-values.ts'

interface SourceFieldProps {
  readonly form: FormState<LineValues>
  readonly sheetId: number
  /** The line that is filled; null for a new one. */
  readonly lineage: string | null
}

/** Takes a price that a partner quoted or agreed over into a line; what was quoted for this very line stands first. */
export function SourceField({ form, sheetId, lineage }: SourceFieldProps) {
  const t = useText(costTexts)
  const found = useQuery(resourcePlanSheets.priceSources, { id: sheetId }, { stays: true }).data?.data ?? []
  if (found.length === 0) return null
  const isAsked = (source: CostPriceSource) => lineage !== null && source.lineage === lineage
  const sources = [...found.filter(isAsked), ...found.filter((source) => !isAsked(source))]
  function choose(sourceLineId: string) {
    const source = found.find(({ lineId }) => String(lineId) === sourceLineId)
    form.set({ sourceLineId, ...(source && takenOver(source, form.values)) })
  }
  return (
    <div className="wide">
      <Combobox
        {...form.field('sourceLineId')}
        label={t('line.sourceLineId')}
        hint={t('line.sourceLineId.hint')}
        onChange={choose}
        options={sources.map((source) => ({
          value: String(source.lineId),
          label: `${formatMoney(source.unitPrice, source.currency)} ${documentOf(t, source)} ${source.name}`,
          hint: [source.partner.name, isAsked(source) && t('source.asked')].filter(Boolean).join('・'),
        }))}
      />
    </div>
  )
}

/** `見積書 EST-2611-0003` */
export const documentOf = (
  t: CostText,
  { noun, number, documentId }: Pick<CostPriceSource, 'noun' | 'number' | 'documentId'>,
): string => `${t(`source.${noun}`)} ${number ?? documentId}`

/** Its own steps of price fall away with the price they belonged to. */
const takenOver = (source: CostPriceSource, { name }: LineValues): Partial<LineValues> => ({
  unitPrice: source.unitPrice,
  currency: source.currency,
  unit: source.unit,
  tiers: '',
  supplierId: String(source.partner.id),
  supplierName: source.partner.name,
  ...(!name.trim() && { name: source.name }),
})
