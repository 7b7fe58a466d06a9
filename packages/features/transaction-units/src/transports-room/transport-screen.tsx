import { transports, type TransportDetail } from '@tsumugi/contract'
import { containerFinding, forecastLegs } from '@tsumugi/domain/trading'
import { formatDate, useNoun, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import type { PageAddress } from '@tsumugi/records'
import { HistoryButton } from '@tsumugi/records/history'
import { Button, confirm, EmptyState, ErrorState, Notice, Screen, Skeleton, Status, useStyles } from '@tsumugi/ui'
import { Pencil, Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import { AboardTable } from './aboard-table.tsx'
import { numberDoubts, valuesOf } from './transport-values.ts'
import { TransportDialog } from './transport-dialog.tsx'
import { transportLook } from './transport-look.ts'
import css from './transports.css?inline'

/** /transports/:id: one transport with its legs, what is on board, and what a delay moves (domain §3.8). */
export function TransportScreen({ params }: PageAddress) {
  useStyles(css)
  const t = useText(goodsTexts)
  const call = { id: Number(params.id) }
  const { data, error, mutate } = useQuery(transports.show, call, { stays: true, topics: ['delivery'] })
  if (data) return <Page transport={data.data} />
  if (!error) return <Skeleton rows={8} />
  if ((error as { status?: number }).status !== 404) return <ErrorState heading="h1" onRetry={() => void mutate()} />
  return (
    <EmptyState
      filtered
      heading="h1"
      title={t('transport.gone')}
      action={<Button href={href('transports')}>{t('transport.back')}</Button>}
    />
  )
}

function Page({ transport }: { readonly transport: TransportDetail }) {
  const t = useText(goodsTexts)
  const noun = useNoun()
  const [isEditing, edit] = useState(false)
  return (
    <Screen
      className="transport"
      back={{ href: href('transports'), label: noun('transports') }}
      title={
        <>
          {transport.name}{' '}
          <Status look={transportLook[transport.status]}>{t(`transport.status.${transport.status}`)}</Status>
        </>
      }
      actions={transport.ours && <Actions id={transport.id} onEdit={() => edit(true)} />}
    >
      <Facts transport={transport} />
      {numberDoubts(valuesOf(transport)).map((doubt) => (
        <Notice key={doubt} hue="gold">
          {t(`doubt.${doubt}`)}
        </Notice>
      ))}
      <Legs transport={transport} />
      <AboardTable transport={transport} />
      {isEditing && <TransportDialog transport={transport} onClose={() => edit(false)} onSaved={() => edit(false)} />}
    </Screen>
  )
}

function Actions({ id, onEdit }: { readonly id: number; onEdit(): void }) {
  const t = useText(goodsTexts)
  const remove = useChange(transports.delete, ['delivery'])
  async function ask() {
    const message = t('transport.delete.text')
    if (!(await confirm({ title: t('transport.delete'), message, type: 'attention' }))) return
    await remove({ id })
    pageNavigator.go(href('transports'))
  }
  return (
    <>
      <HistoryButton noun="transport" id={id} />
      <Button icon={Pencil} onClick={onEdit}>
        {t('transport.change')}
      </Button>
      <Button icon={Trash2} type="plain" onClick={() => void ask()}>
        {t('transport.delete')}
      </Button>
    </>
  )
}

function Facts({ transport }: { readonly transport: TransportDetail }) {
  const t = useText(goodsTexts)
  const { mode, carrier, vessel, waybill, container, incoterm, customs, owner, note } = transport
  const checked = container && containerFinding(container) === 'right' ? ` ✓ ${t('transport.checked')}` : ''
  const facts = [
    [t('transport.mode'), t(`mode.${mode}`)],
    [t('transport.carrier'), carrier],
    [t('transport.vessel'), vessel],
    [t('transport.waybill'), waybill],
    [t('transport.container'), container && `${container}${checked}`],
    [t('transport.incoterm'), incoterm],
    [t('transport.customs'), t(`customs.${customs}`)],
    [t('transport.owner'), owner],
    [t('transport.note'), note],
  ] as const
  return (
    <dl className="screen-facts">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Legs({ transport: { legs } }: { readonly transport: TransportDetail }) {
  const t = useText(goodsTexts)
  const forecast = forecastLegs(legs)
  if (legs.length === 0) return <p className="soft">{t('transport.noLegs')}</p>
  const day = (date: string | null) => formatDate(date, 'short', t.locale) || '–'
  return (
    <section aria-label={t('transport.legs')}>
      <h2>{t('transport.legs')}</h2>
      <ol className="transport-lane">
        {legs.map((leg, at) => {
          const { departs, arrives } = forecast[at]!
          const isLate = arrives > leg.plannedArrival
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Legs have no name but their place.
            <li key={at} data-done={leg.actualArrival !== null || undefined}>
              <b>
                {leg.from} → {leg.to}
              </b>
              <span className="small soft">{t(`mode.${leg.mode}`)}</span>
              <span className="small">
                {t('leg.plan')} {day(leg.plannedDeparture)} – {day(leg.plannedArrival)}
              </span>
              <span className={isLate ? 'small attention-text' : 'small'}>
                {t(leg.actualArrival === null ? 'leg.now' : 'leg.came')} {day(departs)} – {day(arrives)}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
