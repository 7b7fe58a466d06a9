import { rawMaterialUses, type RawMaterialUse } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { ErrorState, Skeleton, Status, useStyles } from '@tsumugi/ui'
import { costTexts } from '../../cost-sheets/words/cost-texts.ts'
import { sheetLook } from '../../cost-sheets/words/cost-faces.ts'
import { pageTexts } from './page-texts.ts'
import css from './material-panels.css?inline'

/** Cost sheets whose lines name the material, each with what a piece takes of it. */
export function UsesPanel({ id }: { readonly id: number }) {
  useStyles(css)
  const t = useText(pageTexts)
  const { data, error, mutate } = useQuery(rawMaterialUses.list, { id }, { topics: ['resource_plan_sheet'] })
  return (
    <section className="material-panel" aria-label={t('uses')}>
      <h3>{t('uses')}</h3>
      {!data && (error ? <ErrorState heading="h3" onRetry={() => void mutate()} /> : <Skeleton rows={2} />)}
      {data?.data.length === 0 && <p className="small soft">{t('uses.none')}</p>}
      {data && data.data.length > 0 && (
        <ul>
          {data.data.map((use) => (
            <Use key={use.sheet.id} use={use} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Use({ use: { sheet, production, lines } }: { readonly use: RawMaterialUse }) {
  const t = useText(pageTexts)
  const ofSheets = useText(costTexts)
  const unitWord = (unit: string) => ofSheets(`unit.${unit}` as 'unit.m')
  return (
    <li>
      <a href={href('resourcePlanSheet', { id: sheet.id })}>
        <span className="code">{production.styleNo}</span> {production.name}
      </a>
      <span className="small soft">
        {sheet.name !== production.name && `${sheet.name}・`}
        {t('uses.version', { version: sheet.version })}
      </span>
      <Status look={sheetLook[sheet.status]}>{ofSheets(`status.${sheet.status}`)}</Status>
      {lines.map(({ name, consumption, unit }) => (
        <span key={name} className="small number">
          {t('uses.perPiece', { name, quantity: consumption, unit: unitWord(unit) })}
        </span>
      ))}
    </li>
  )
}
