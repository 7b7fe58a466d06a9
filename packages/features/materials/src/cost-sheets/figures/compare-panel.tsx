import { resourcePlanSheets, type CostSheetDetail, type CostSheetLine } from '@tsumugi/contract'
import { compareVersions, type ComparedField, type ComparedLine } from '@tsumugi/domain/costing'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Button, Chip, Select, Skeleton } from '@tsumugi/ui'
import { counted, signed, twoPlaces } from '../words/cost-faces.ts'
import { costTexts, type CostText } from '../words/cost-texts.ts'

interface ComparePanelProps {
  readonly sheet: CostSheetDetail
  readonly otherId: number
  /** Null closes it. */
  onChange(otherId: number | null): void
}

/** This version against another one of the same style, line by line; what agrees stays silent. */
export function ComparePanel({ sheet, otherId, onChange }: ComparePanelProps) {
  const t = useText(costTexts)
  const other = useQuery(resourcePlanSheets.show, { id: otherId }, { stays: true, keep: true }).data?.data
  const options = sheet.versions.filter(({ id }) => id !== sheet.id)
  return (
    <section className="cost-panel" aria-label={t('compare')}>
      <header>
        <h2>{t('compare')}</h2>
        <Select
          aria-label={t('compare.with')}
          size={24}
          placeholder={null}
          value={String(otherId)}
          options={options.map(({ id, version }) => ({ value: String(id), label: t('version.of', { version }) }))}
          onChange={(id) => onChange(Number(id))}
        />
        <Button size={24} type="plain" onClick={() => onChange(null)}>
          {t('close')}
        </Button>
      </header>
      {other ? <Compared before={other} after={sheet} /> : <Skeleton rows={4} />}
    </section>
  )
}

function Compared({ before, after }: { readonly before: CostSheetDetail; readonly after: CostSheetDetail }) {
  const t = useText(costTexts)
  const [was, is] = before.version < after.version ? [before, after] : [after, before]
  const { lines, before: old, after: now, difference } = compareVersions(counted(was), counted(is))
  const differing = lines.filter((line) => line.fields.length > 0 || !line.before || !line.after || isMoved(line))
  return (
    <table className="cost-table">
      <ComparedHead was={was.version} is={is.version} />
      <tbody>
        {differing.length === 0 && (
          <tr>
            <td colSpan={4}>{t('compare.same')}</td>
          </tr>
        )}
        {differing.map((line) => (
          <ComparedRow key={line.lineage} line={line} />
        ))}
        <tr data-sum>
          <th scope="row">{t('unitCost')}</th>
          <td className="figure">{formatMoney(old.unitCost, was.currency)}</td>
          <td className="figure">{formatMoney(now.unitCost, is.currency)}</td>
          <td className="figure">{difference === null ? '–' : signed(difference)}</td>
        </tr>
      </tbody>
    </table>
  )
}

function ComparedHead({ was, is }: { readonly was: number; readonly is: number }) {
  const t = useText(costTexts)
  const heads = [t('compare.before', { version: was }), t('compare.before', { version: is }), t('compare.difference')]
  return (
    <thead>
      <tr>
        <th scope="col">{t('line.name')}</th>
        {heads.map((head) => (
          <th key={head} scope="col" className="figure">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function ComparedRow({ line }: { readonly line: ComparedLine<CostSheetLine> }) {
  const t = useText(costTexts)
  return (
    <tr>
      <th scope="row">
        {(line.after ?? line.before)!.name} <ChangedParts t={t} line={line} />
      </th>
      <td className="figure">{line.before ? twoPlaces(line.costBefore) : ''}</td>
      <td className="figure">{line.after ? twoPlaces(line.costAfter) : ''}</td>
      <td className="figure">{line.difference === null ? '–' : signed(line.difference)}</td>
    </tr>
  )
}

const isMoved = ({ difference }: ComparedLine<CostSheetLine>) => difference !== null && Number(difference) !== 0

/** Old → new of each field that differs, or that the line came or went. */
function ChangedParts({
  t,
  line: { before, after, fields },
}: {
  readonly t: CostText
  readonly line: ComparedLine<CostSheetLine>
}) {
  if (!before) return <Chip hue="indigo">{t('compare.added')}</Chip>
  if (!after) return <Chip>{t('compare.removed')}</Chip>
  return (
    <span className="tiny soft">
      {fields.map((field) => (
        <span key={field} className="part">
          {t(`line.${field}`)} <s>{worded(t, field, before)}</s> {worded(t, field, after)}
        </span>
      ))}
    </span>
  )
}

function worded(t: CostText, field: ComparedField, line: CostSheetLine): string {
  if (field === 'group') return t(`group.${line.group}`)
  if (field === 'unit') return t(`unit.${line.unit}`)
  const value = line[field]
  if (value === null) return '–'
  return /^-?\d+(\.\d+)?$/.test(value) ? formatNumber(value) : value
}
