import { wordsOf } from '@tsumugi/api'
import { documents } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { cartonFaultsOf, cartonsOf, grossWeight, overpacked } from '@tsumugi/domain/trading'
import { formatNumber, useNoun, useText } from '@tsumugi/i18n'
import { href, leave } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button, confirm, Notice, Screen, TextField, toast, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import panels from '../unit-panels.css?inline'
import { unitTexts } from '../unit-texts.ts'
import { CartonEditor } from './carton-editor.tsx'
import { lineName, type OrderLine } from './order-lines.ts'
import { RemainingTable } from './remaining-table.tsx'
import { packedOf, packingOf, type ShippingDraft } from './shipping-draft.ts'
import css from './shipping.css?inline'
import { useShippingDraft, type DraftState } from './use-shipping-draft.ts'

interface ShippingPageProps {
  readonly contractId: number
  readonly title: string
  readonly number: string
  readonly lines: readonly OrderLine[]
  /** The draft as the server has it; empty where it has none. */
  readonly server: Omit<ShippingDraft, 'beginKey'>
}

/** The cartons of one order's next delivery, what stays to come of the order, and the moves that follow. */
export function ShippingPage({ contractId, title, number, lines, server }: ShippingPageProps) {
  useStyles(panels)
  useStyles(css)
  const t = useText(unitTexts)
  const noun = useNoun()
  const state = useShippingDraft(contractId, server)
  const { draft, change } = state
  const packing = packingOf(draft.ranges)
  const packed = packedOf(draft.ranges)
  return (
    <Screen
      className="shipping"
      back={{ href: href('transactionUnit', { id: contractId }), label: number }}
      title={noun('shippingDetails')}
      facts={<span className="soft">{title}</span>}
    >
      <DraftNotice state={state} />
      <div className="shipping-body">
        <CartonEditor
          lines={lines}
          ranges={draft.ranges}
          faults={cartonFaultsOf(packing)}
          onChange={(ranges) => change({ ranges })}
        />
        <div className="shipping-rail">
          <RemainingTable lines={lines} packed={packed} />
          <section className="unit-panel" aria-label={t('ship.transport')}>
            <header>
              <h2>{t('ship.transport')}</h2>
            </header>
            <TextField label={t('ship.toPlace')} value={draft.toPlace} onChange={(toPlace) => change({ toPlace })} />
            <TextField label={t('ship.carrier')} value={draft.carrier} onChange={(carrier) => change({ carrier })} />
            <TextField label={t('ship.waybill')} value={draft.waybill} onChange={(waybill) => change({ waybill })} />
          </section>
        </div>
      </div>
      <ShippingBar {...{ state, lines, contractId }} />
    </Screen>
  )
}

/** What this device holds that the server does not, and what to do about it. */
function DraftNotice({ state }: { readonly state: DraftState }) {
  const t = useText(unitTexts)
  const { draft, fault, isStale, discard } = state
  if (isStale)
    return (
      <Notice hue="madder" live action={<Button onClick={discard}>{t('ship.stale.take')}</Button>}>
        {t('ship.stale')}
      </Notice>
    )
  if (fault)
    return (
      <Notice hue="madder" live>
        {fault === '?' ? t('ship.failed') : fault}
      </Notice>
    )
  if (draft.isWaiting)
    return (
      <Notice hue="gold" live>
        {t('ship.waiting')}
      </Notice>
    )
  return draft.isUnsent ? <Notice hue="indigo">{t('ship.unsent')}</Notice> : null
}

interface ShippingBarProps {
  readonly state: DraftState
  readonly lines: readonly OrderLine[]
  readonly contractId: number
}

/** What goes now in one line, saving it, and shipping it: what forbids that stands in words. */
function ShippingBar({ state, lines }: ShippingBarProps) {
  const t = useText(unitTexts)
  const { draft, busy, save, isStale } = state
  const { ship, busy: isShipping, fault } = useShip(state)
  const packing = packingOf(draft.ranges)
  const weight = packing.length === 0 ? null : grossWeight(packing)
  const why = useObstacle(draft, lines)
  return (
    <div className="shipping-bar" role="toolbar" aria-label={t('ship.bar')}>
      <p>
        <b className="number">{formatNumber(sum([...packedOf(draft.ranges).values()]))}</b> {t('ship.pieces')}{' '}
        <b>{formatNumber(String(cartonsOf(packing)))}</b> {t('ship.boxes')}{' '}
        {weight !== null && <b>{t('ship.kg', { weight: formatNumber(weight) })}</b>}
      </p>
      {(fault || why) && <p className="small attention-text why">{fault || why}</p>}
      <div className="moves">
        <Button busy={busy} {...(isStale && { reason: t('ship.stale') })} onClick={() => void save()}>
          {t('ship.save')}
        </Button>
        <Button type="primary" busy={isShipping} {...(why && { reason: why })} onClick={() => void ship()}>
          {t('ship.ship')}
        </Button>
      </div>
    </div>
  )
}

/** Why this cannot be shipped as it stands; '' where it can. */
function useObstacle(draft: ShippingDraft, lines: readonly OrderLine[]): string {
  const t = useText(unitTexts)
  const packing = packingOf(draft.ranges)
  if (packing.length === 0) return t('ship.why.empty')
  const [faulty] = cartonFaultsOf(packing)
  if (faulty) return t(`ship.fault.${faulty.fault}`)
  const over = overpacked(packedOf(draft.ranges), new Map(lines.map(({ id, shippable }) => [id, shippable])))
  const [first] = over
  if (!first) return ''
  const line = lines.find(({ id }) => id === first[0])
  return t('ship.why.over', { line: line ? lineName(line) : '—', over: formatNumber(first[1]) })
}

/** Saves, asks once more, and ships. */
function useShip(state: DraftState) {
  const t = useText(unitTexts)
  const move = useChange(documents.deliveries.endpoints.move, ['contract'])
  const [{ busy, fault }, setState] = useState({ busy: false, fault: '' })
  async function ship() {
    if (!(await confirm({ title: t('ship.sure'), message: t('ship.sure.text'), okLabel: t('ship.ship') }))) return
    setState({ busy: true, fault: '' })
    const sent = await state.save()
    if (!sent) return setState({ busy: false, fault: '' })
    const { deliveryId: id, lockVersion } = sent
    try {
      const { data } = await move({ body: { transition: 'ship', documents: [{ id, lockVersion }] } })
      const refused = data.find(({ outcome }) => outcome === 'refused')
      if (refused) return setState({ busy: false, fault: refused.errors.map(({ message }) => message).join('\n') })
    } catch (error) {
      return setState({ busy: false, fault: wordsOf(error, t('ship.failed')) })
    }
    state.discard()
    toast({ title: t('ship.done') })
    leave.to(href('delivery', { id }))
  }
  return { ship, busy, fault }
}
