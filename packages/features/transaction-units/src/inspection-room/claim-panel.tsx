import { wordsOf } from '@tsumugi/api'
import { deliveryClaims, type DeliveryClaim } from '@tsumugi/contract'
import { claimRemedies, type ClaimRemedy } from '@tsumugi/domain/trading'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, Chip, Notice, Segments, Select, toast, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import panels from '../unit-panels.css?inline'
import { BeginSettlement } from './begin-settlement.tsx'
import { BuyerReply, SellerAnswer, type ClaimMove } from './claim-answers.tsx'
import { claimHue } from './claim-hue.ts'

/** The claim that the rejects of a delivery opened: asked for, agreed, settled by a document. */
export function ClaimPanel({ deliveryId }: { readonly deliveryId: number }) {
  useStyles(panels)
  const t = useText(goodsTexts)
  const query = { deliveryId }
  const { data } = useQuery(deliveryClaims.list, { query }, { stays: true, topics: ['delivery'] })
  const [claim] = data?.data ?? []
  if (!claim) return null
  return (
    <section className="unit-panel claim" aria-label={t('claim')}>
      <header>
        <h2>
          {t('claim')} <span className="number">{t('claim.what', { quantity: formatNumber(claim.quantity) })}</span>
        </h2>
        <Chip hue={claimHue[claim.status]}>{t(`claim.status.${claim.status}`)}</Chip>
      </header>
      <Parts key={claim.lockVersion} claim={claim} />
    </section>
  )
}

function useClaim(claim: DeliveryClaim) {
  const t = useText(goodsTexts)
  const update = useChange(deliveryClaims.update, ['delivery'])
  const [{ busy, fault }, setState] = useState({ busy: false, fault: '' })
  async function move(given: ClaimMove) {
    setState({ busy: true, fault: '' })
    try {
      await update({ id: claim.id, body: { claim: { ...given, lockVersion: claim.lockVersion } } })
      toast({ title: t('claim.saved') })
      setState({ busy: false, fault: '' })
    } catch (error) {
      setState({ busy: false, fault: wordsOf(error, t('defects.failed')) })
    }
  }
  return { move, busy, fault }
}

function Parts({ claim }: { readonly claim: DeliveryClaim }) {
  const t = useText(goodsTexts)
  const { move, busy, fault } = useClaim(claim)
  const isBuyer = claim.side === 'receiver'
  return (
    <>
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      <Remedy claim={claim} onMove={(given) => void move(given)} />
      {claim.note && <p className="small">{claim.note}</p>}
      {claim.answer && <p className="small">{`${t('claim.answer')}: ${claim.answer}`}</p>}
      {claim.counter && <p>{t('claim.countered', { remedy: t(`claim.remedy.${claim.counter}`) })}</p>}
      {!isBuyer && claim.status === 'open' && (
        <SellerAnswer {...{ claim, busy }} onMove={(given) => void move(given)} />
      )}
      {isBuyer && (claim.counter || claim.status === 'refused') && (
        <BuyerReply {...{ claim, busy }} onMove={(given) => void move(given)} />
      )}
      {!isBuyer && claim.status === 'agreed' && <BeginSettlement claim={claim} />}
      {isBuyer && claim.status === 'agreed' && <Settle {...{ claim, busy }} onMove={(given) => void move(given)} />}
      {claim.status === 'settled' && <SettledBy settledBy={claim.settledBy} />}
    </>
  )
}

interface RemedyProps {
  readonly claim: DeliveryClaim
  onMove(given: ClaimMove): void
}

/** What is asked for; the buyer may choose it until the seller has answered. */
function Remedy({ claim, onMove }: RemedyProps) {
  const t = useText(goodsTexts)
  const mayAsk = claim.side === 'receiver' && claim.status === 'open'
  return (
    <p>
      {t('claim.remedy')}{' '}
      {mayAsk ? (
        <Segments<ClaimRemedy>
          label={t('claim.remedy')}
          value={claim.remedy}
          onChange={(remedy) => onMove({ remedy })}
          options={claimRemedies.map((value) => ({ value, label: t(`claim.remedy.${value}`) }))}
        />
      ) : (
        <b>{t(`claim.remedy.${claim.remedy}`)}</b>
      )}
    </p>
  )
}

/** The document that settled it, or why there is none. */
function SettledBy({ settledBy }: Pick<DeliveryClaim, 'settledBy'>) {
  const t = useText(goodsTexts)
  if (!settledBy) return <p className="small">{t('claim.settledUnbilled')}</p>
  const { noun, id, number } = settledBy
  return (
    <p className="small">
      {t('claim.settle')}{' '}
      <a className="code" href={href(noun === 'delivery' ? 'delivery' : 'transactionUnit', { id })}>
        {number}
      </a>
    </p>
  )
}

interface SettleProps {
  readonly claim: DeliveryClaim
  readonly busy: boolean
  onMove(given: ClaimMove): void
}

function Settle({ claim, busy, onMove }: SettleProps) {
  const t = useText(goodsTexts)
  const [id, setId] = useState('')
  if (claim.candidates.length === 0) return <p className="small soft">{t('claim.settle.none')}</p>
  return (
    <>
      <Select
        label={t('claim.settle')}
        value={id}
        onChange={setId}
        options={claim.candidates.map((each) => ({ value: String(each.id), label: each.number ?? '–' }))}
      />
      {id !== '' && (
        <Button type="primary" busy={busy} onClick={() => onMove({ settledById: Number(id) })}>
          {t('claim.settle.do')}
        </Button>
      )}
    </>
  )
}
