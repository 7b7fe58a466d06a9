import type { Phase, ProductionDetail } from '@tsumugi/contract'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { hasFunction, soldPhaseKinds, type PhaseKind } from '@tsumugi/domain'
import { href } from '@tsumugi/navigation'
import { positive, useAddress, type PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Screen, Skeleton, Tabs, useStyles } from '@tsumugi/ui'
import { Pencil, Plus, Share2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { PhaseSkus } from '../phase-matrix/phase-matrix.tsx'
import { PhaseHistory } from '../production-links/phase-history.tsx'
import { ProductionLinks } from '../production-links/production-links.tsx'
import { usePhaseMatrix, useProduction } from '../production-queries.ts'
import { HealthStatus } from '../production-words/health-status.tsx'
import { productionTexts } from '../production-words/production-texts.ts'
import { ExhibitionPanel } from './exhibition-panel.tsx'
import { PhaseDialog } from './phase-dialog.tsx'
import { ProductionHead } from './production-head.tsx'
import { ProductionMenu } from './production-menu.tsx'
import css from './production-screen.css?inline'
import { SchedulePanel } from '../schedule-screen/schedule-panel.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { SubSkuPanel } from './sub-sku-panel.tsx'

/** /productions/:id: one production (品番), its phases, and their SKUs as a matrix. */
export function ProductionScreen({ params, query }: PageAddress) {
  useStyles(css)
  const t = useText(productionTexts)
  const id = Number(params.id)
  const { user } = useSession()
  const { data, error, mutate } = useProduction(id)
  const { place, go } = useAddress(
    () => positive(query.phase),
    (phase) => href('production', { id }, phase ? { phase } : {}),
  )
  const [dialog, open] = useState<'add' | 'edit' | 'share' | null>(null)
  const back = { href: href('productions'), label: t('title') }
  if (error && !data) {
    const isGone = (error as { status?: number }).status === 404 || (error as { status?: number }).status === 403
    return (
      <Screen title={t('title')} back={back}>
        {isGone ? (
          <EmptyState heading="h2" filtered title={t('gone')} action={<Button href={back.href}>{t('title')}</Button>}>
            {t('gone.text')}
          </EmptyState>
        ) : (
          <ErrorState heading="h2" onRetry={() => void mutate()} />
        )}
      </Screen>
    )
  }
  if (!data) {
    return (
      <Screen title={t('title')} back={back}>
        <Skeleton rows={6} />
      </Screen>
    )
  }
  const mayWrite = data.side === 'owner' && user !== null && hasFunction(user, 'production_management')
  const phase = data.phases.find((each) => each.id === place) ?? data.phases.at(-1)
  const close = () => open(null)
  return (
    <Screen
      className="production-screen"
      title={
        <>
          <span className="code">{data.styleNo}</span> {data.name}
        </>
      }
      back={back}
      actions={
        <>
          {mayWrite && (
            <>
              <Button icon={Share2} onClick={() => open('share')}>
                {t('share')}
              </Button>
              <Button icon={Plus} type={data.phases.length === 0 ? 'primary' : 'secondary'} onClick={() => open('add')}>
                {t('phase.add')}
              </Button>
            </>
          )}
          {data.side === 'owner' && <ProductionMenu production={data} mayWrite={mayWrite} />}
        </>
      }
    >
      <ProductionHead production={data} />
      {phase ? (
        <Tabs
          label={t('phases')}
          tabs={data.phases.map((each) => ({
            key: String(each.id),
            label: t(`phase.${each.kind}`),
            count: each.orderQuantity,
          }))}
          value={String(phase.id)}
          onChange={(key) => go(Number(key), 'push')}
        >
          <PhasePanel key={phase.id} production={data} phase={phase} mayWrite={mayWrite} onEdit={() => open('edit')} />
        </Tabs>
      ) : (
        <EmptyState
          heading="h2"
          title={mayWrite ? t('phase.none') : t('phase.none.partner')}
          action={mayWrite && <Button onClick={() => open('add')}>{t('phase.add')}</Button>}
        >
          {mayWrite && t('phase.none.text')}
        </EmptyState>
      )}
      <ProductionLinks production={data} mayWrite={mayWrite} />
      {dialog === 'add' && (
        <PhaseDialog production={data} phase={null} onClose={close} onSaved={({ id: made }) => go(made, 'push')} />
      )}
      {dialog === 'edit' && phase && <PhaseDialog production={data} phase={phase} onClose={close} />}
      {dialog === 'share' && <ShareDialog production={data} onClose={close} />}
    </Screen>
  )
}

/** Pieces of samples say nothing of an order. */
const isSold = (kind: PhaseKind) => soldPhaseKinds.some((sold) => sold === kind)

interface PhasePanelProps {
  production: ProductionDetail
  phase: Phase
  mayWrite: boolean
  onEdit(): void
}

function PhasePanel({ production, phase, mayWrite, onEdit }: PhasePanelProps) {
  const t = useText(productionTexts)
  const { data, error, mutate } = usePhaseMatrix(phase.id)
  const before = production.phases.findLast(
    ({ seq, kind, orderQuantity }) => seq < phase.seq && orderQuantity > 0 && isSold(kind),
  )
  const previous = usePhaseMatrix(before?.id ?? null).data
  return (
    <>
      <section className="panel">
        <header>
          <h2>{t(`phase.${phase.kind}`)}</h2>
          <span className="small soft">{t('matrix')}</span>
          <span className="end">
            {production.side === 'owner' && <PhaseHistory id={phase.id} />}
            {mayWrite && (
              <Button size={24} type="plain" icon={Pencil} onClick={onEdit}>
                {t('phase.edit')}
              </Button>
            )}
          </span>
        </header>
        <p className="phase-facts small">
          {phase.supplier && (
            <span>
              {t('supplier')} <b>{phase.supplier.name}</b>
            </span>
          )}
          {phase.deliveryDue && (
            <span>
              {t('deliveryDue')} <b>{formatDate(phase.deliveryDue, 'short', t.locale)}</b>{' '}
              <HealthStatus health={phase.health} />
            </span>
          )}
          <span>
            {t('quantity')} <b>{t('pieces', { count: formatNumber(phase.orderQuantity) })}</b>
          </span>
          {phase.amount !== null && phase.orderQuantity > 0 && (
            <span>
              {t('amount')} <b>{formatMoney(phase.amount, phase.currency, t.locale)}</b>
            </span>
          )}
        </p>
        {error && !data && <ErrorState heading="h2" onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton rows={4} />}
        {data && <PhaseSkus production={production} matrix={data} mayWrite={mayWrite} previous={previous} />}
      </section>
      <SchedulePanel phase={phase} isOwner={production.side === 'owner'} />
      {data && (mayWrite || data.subSkus.length > 0) && data.units.length > 0 && (
        <SubSkuPanel matrix={data} mayWrite={mayWrite} />
      )}
      {data && mayWrite && <ExhibitionPanel matrix={data} />}
    </>
  )
}
