import { isRefusal } from '@tsumugi/api'
import { merchandisingBudgets } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { useApi } from '@tsumugi/session'
import {
  Button,
  EmptyState,
  ErrorState,
  Notice,
  Screen,
  Segments,
  Select,
  Skeleton,
  toast,
  useStyles,
} from '@tsumugi/ui'
import { Copy } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { useBudgets } from '../budget-queries.ts'
import { seasonIn } from '../md-map-screen/view/map-view.ts'
import { useBrands, useCategories } from '../merchandising-queries.ts'
import { budgetFigures, changedCells, faultyKeys, type BudgetFigure, type Typed } from './budget-cells.ts'
import { BudgetGrid, budgetRows } from './budget-grid.tsx'
import css from './budget.css?inline'
import { budgetTexts } from './budget-texts.ts'
import { SeasonCopyDialog } from './season-copy-dialog.tsx'
import { useTyped } from './use-typed.ts'

/** /s/merchandisings/budgets : budgets of a season by category and month, and the copy of a season into another. */
export function BudgetScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useText(budgetTexts)
  const api = useApi()
  const [place, setPlace] = useState(() => ({
    brandId: Number(query.brand_id) || null,
    season: seasonIn(query.season),
    figure: budgetFigures.find((each) => each === query.figure) ?? ('sales' as BudgetFigure),
  }))
  const brands = useBrands()
  const open = brands.data?.filter(({ discardedAt }) => discardedAt === null)
  const brand = open?.find(({ id }) => id === place.brandId) ?? open?.[0]
  const categories = useCategories('organisation', brand?.id)
  const { data: board, error, mutate, put } = useBudgets(brand?.id, place.season)
  const [typed, setTyped] = useTyped(brand?.id, board?.season)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<'stale' | 'failed' | null>(null)
  const [copying, setCopying] = useState(false)
  const go = (change: Partial<typeof place>) => {
    const next = { ...place, ...change }
    setPlace(next)
    setFault(null)
    rewriteAddress(
      href('mdBudgets', null, {
        brand_id: next.brandId,
        season: next.season,
        figure: next.figure === 'sales' ? null : next.figure,
      }),
    )
  }
  const seasonName = (code: string) =>
    t(code.endsWith('SS') ? 'season.SS' : 'season.AW', {
      year: t.locale === 'en' ? `20${code.slice(0, 2)}` : code.slice(0, 2),
    })
  const cells = board ? changedCells(board, typed) : []
  const faults = faultyKeys(typed).length
  const onType = (values: Typed) => setTyped({ ...typed, ...values })

  async function save() {
    if (!brand || !board) return
    setBusy(true)
    setFault(null)
    try {
      const { data } = await api
        .of(merchandisingBudgets)
        .save({ body: { brandId: brand.id, season: board.season, cells } })
      await put(data)
      setTyped({})
      toast({ title: t('done', { count: cells.length }) })
    } catch (problem) {
      const isStale = isRefusal(problem, 'stale')
      setFault(isStale ? 'stale' : 'failed')
      if (isStale) await mutate()
    } finally {
      setBusy(false)
    }
  }
  const rows = board && categories.data ? budgetRows(categories.data, board, t('whole')) : undefined
  const reason = faults > 0 ? t('faults', { count: faults }) : cells.length === 0 ? t('save.none') : undefined
  return (
    <Screen
      className="md-budgets"
      title={t('title')}
      facts={
        <>
          <Select
            aria-label={t('brand')}
            placeholder={null}
            value={String(brand?.id ?? '')}
            options={(open ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id: string) => go({ brandId: Number(id), season: null })}
          />
          <Select
            aria-label={t('season')}
            placeholder={null}
            value={board?.season ?? ''}
            options={(board?.seasons ?? []).map((code) => ({ value: code, label: seasonName(code) }))}
            onChange={(season: string) => go({ season })}
          />
        </>
      }
      actions={
        <>
          <Button icon={Copy} disabled={!board} onClick={() => setCopying(true)}>
            {t('copy')}
          </Button>
          <Button href={href('mdMap', null, { brand_id: brand?.id ?? null, season: board?.season ?? null })}>
            {t('toMap')}
          </Button>
          {Object.keys(typed).length > 0 && (
            <Button
              type="plain"
              onClick={() => {
                setTyped({})
                setFault(null)
              }}
            >
              {t('discard')}
            </Button>
          )}
          <Button type="primary" busy={busy} reason={reason} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Segments
        label={t('figure')}
        value={place.figure}
        onChange={(figure) => go({ figure })}
        options={budgetFigures.map((value) => ({ value, label: t(`figure.${value}`) }))}
      />
      {fault && (
        <Notice hue="madder" live>
          {t(fault)}
        </Notice>
      )}
      {faults > 0 && <Notice hue="gold">{t('faults', { count: faults })}</Notice>}
      {error && !board && <ErrorState title={t('load.failed')} onRetry={() => void mutate()} />}
      {!rows && !error && <Skeleton rows={12} />}
      {rows?.length === 1 && (
        <EmptyState
          title={t('empty')}
          action={<Button href={href('userGroupDefinedCategories')}>{t('toCategories')}</Button>}
        />
      )}
      {rows && rows.length > 1 && board && (
        <>
          <BudgetGrid
            board={board}
            rows={rows}
            figure={place.figure}
            typed={typed}
            label={`${t('title')} ${t(`figure.${place.figure}`)}`}
            onType={onType}
          />
          <p className="small faint">{t('hint')}</p>
        </>
      )}
      {copying && brand && board && (
        <SeasonCopyDialog
          brand={brand}
          season={board.season}
          seasons={board.seasons}
          seasonName={seasonName}
          onClose={() => setCopying(false)}
          onDone={(season) => {
            setCopying(false)
            go({ season })
          }}
        />
      )}
    </Screen>
  )
}
