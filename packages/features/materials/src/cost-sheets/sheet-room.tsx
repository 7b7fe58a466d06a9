import { resourcePlanSheets, type CostSheetDetail } from '@tsumugi/contract'
import { costFigures, type CostFigures } from '@tsumugi/domain/costing'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { type PageAddress, positive, useAddress } from '@tsumugi/records'
import { HistoryButton } from '@tsumugi/records/history'
import { Button, Chip, EmptyState, ErrorState, Screen, Skeleton, Status } from '@tsumugi/ui'
import { useMemo } from 'react'
import { BreaksPanel } from './figures/breaks-panel.tsx'
import { ComparePanel } from './figures/compare-panel.tsx'
import { HeadFigures } from './figures/head-figures.tsx'
import { VariancePanel } from './figures/variance-panel.tsx'
import { WaterfallPanel } from './figures/waterfall-panel.tsx'
import { WhatIfPanel } from './figures/what-if-panel.tsx'
import { LinesPanel } from './lines/lines-panel.tsx'
import { RequestsPanel } from './opened/requests-panel.tsx'
import { SheetActions } from './sheet-actions.tsx'
import { counted, sheetLook } from './words/cost-faces.ts'
import { costTexts } from './words/cost-texts.ts'

interface SheetRoomProps extends Pick<PageAddress, 'query'> {
  readonly id: number
}

/** One version of a cost sheet: what it comes to, as a waterfall and line by line, and what is tried. */
export function SheetRoom({ id, query }: SheetRoomProps) {
  const t = useText(costTexts)
  const { data, error, mutate } = useQuery(
    resourcePlanSheets.show,
    { id },
    { keep: true, stays: true, topics: ['cost_line_request', 'approval'] },
  )
  const back = { href: href('resourcePlanSheets'), label: t('title') }
  if (data) return <LoadedSheet sheet={data.data} query={query} back={back} />
  const isGone = [403, 404].includes((error as { status?: number } | undefined)?.status ?? 0)
  return (
    <Screen title={t('title')} back={back}>
      {!error && <Skeleton rows={8} />}
      {error !== undefined && !isGone && <ErrorState heading="h2" onRetry={() => void mutate()} />}
      {isGone && (
        <EmptyState heading="h2" filtered title={t('gone')} action={<Button href={back.href}>{t('title')}</Button>}>
          {t('gone.text')}
        </EmptyState>
      )}
    </Screen>
  )
}

interface LoadedSheetProps extends Pick<PageAddress, 'query'> {
  readonly sheet: CostSheetDetail
  readonly back: { readonly href: string; readonly label: string }
}

function LoadedSheet({ sheet, query, back }: LoadedSheetProps) {
  const t = useText(costTexts)
  const figures = useMemo(() => costFigures(counted(sheet)), [sheet])
  const { id } = sheet
  const { place: compared, go } = useAddress(
    () => positive(query.compare),
    (other) => href('resourcePlanSheet', { id }, other ? { compare: other } : {}),
  )
  const before = sheet.versions.find(({ version }) => version < sheet.version)
  return (
    <Screen
      className="cost-sheet"
      back={back}
      title={<SheetTitle sheet={sheet} />}
      facts={
        <span className="small soft">
          {[sheet.brandName, sheet.season, t('mine')].filter(Boolean).join('・')}{' '}
          <a href={href('production', { id: sheet.productionId })}>{t('style')}</a>
        </span>
      }
      actions={
        <>
          <HistoryButton noun="resource_plan_sheet" id={sheet.id} />
          <SheetActions
            sheet={sheet}
            onCompare={() => go((before ?? sheet.versions.find((each) => each.id !== id))?.id ?? null)}
          />
        </>
      }
    >
      <HeadFigures sheet={sheet} figures={figures} />
      {compared !== null && <ComparePanel sheet={sheet} otherId={compared} onChange={(other) => go(other)} />}
      <Panels sheet={sheet} figures={figures} before={before ?? null} />
    </Screen>
  )
}

function SheetTitle({ sheet }: Pick<LoadedSheetProps, 'sheet'>) {
  const t = useText(costTexts)
  return (
    <>
      {sheet.name} <span className="small soft code">{sheet.styleNo}</span>{' '}
      <Chip hue="outline">{t('version.of', { version: sheet.version })}</Chip>{' '}
      <Status look={sheetLook[sheet.status]}>{t(`status.${sheet.status}`)}</Status>
    </>
  )
}

interface PanelsProps extends Pick<LoadedSheetProps, 'sheet'> {
  readonly figures: CostFigures
  readonly before: CostSheetDetail['versions'][number] | null
}

function Panels({ sheet, figures, before }: PanelsProps) {
  return (
    <>
      {sheet.lines.length > 0 && (
        <div className="cost-upper">
          <WaterfallPanel sheet={sheet} figures={figures} />
          <WhatIfPanel key={sheet.lockVersion} sheet={sheet} />
        </div>
      )}
      <LinesPanel sheet={sheet} figures={figures} before={before} />
      <RequestsPanel sheet={sheet} />
      <div className="cost-lower">
        {sheet.lines.length > 0 && <BreaksPanel sheet={sheet} />}
        <VariancePanel sheet={sheet} />
      </div>
    </>
  )
}
