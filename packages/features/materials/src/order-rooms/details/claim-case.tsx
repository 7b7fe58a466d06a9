import { wordsOf } from '@tsumugi/api'
import { materialOrderDetails, type MaterialOrderDetail } from '@tsumugi/contract'
import { claimAnswers, type ClaimAnswer } from '@tsumugi/domain'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Dialog, Segments, TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../fault-notice.tsx'
import { orderTexts } from '../order-texts.ts'
import { detailTopics } from './detail-topics.ts'

interface ClaimCaseProps {
  readonly detail: MaterialOrderDetail
  readonly isDistributor: boolean
  onClose(): void
}

/** A claim as both parties read it; its distributor answers here, once (domain §3.12). */
export function ClaimCase({ detail, isDistributor, onClose }: ClaimCaseProps) {
  const t = useText(orderTexts)
  const { answer, set, send, fault } = useAnswer(detail.id, onClose)
  const mayAnswer = isDistributor && !detail.claimCase!.answer
  return (
    <Dialog
      title={t('claimOf', { code: detail.code })}
      closeOnOutside={false}
      onClose={onClose}
      {...(mayAnswer && { primary: { label: t('claimAnswer.send'), onClick: () => void send() } })}
    >
      <div className="room-form">
        <FaultNotice fault={fault} />
        <Claimed detail={detail} />
        {mayAnswer && (
          <>
            <Segments<ClaimAnswer>
              label={t('claimAnswer')}
              value={answer.answer}
              onChange={(value) => set({ ...answer, answer: value })}
              options={claimAnswers.map((value) => ({ value, label: t(`claimAnswer.${value}`) }))}
            />
            <TextArea
              label={t('claimAnswer.note')}
              must={answer.answer === 'refused'}
              rows={3}
              maxLength={500}
              value={answer.note}
              onChange={(note) => set({ ...answer, note })}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

function useAnswer(id: number, onDone: () => void) {
  const t = useText(orderTexts)
  const save = useChange(materialOrderDetails.answerClaim, detailTopics)
  const [answer, set] = useState<{ answer: ClaimAnswer; note: string }>({ answer: 'replacement', note: '' })
  const [fault, setFault] = useState('')
  async function send() {
    const note = answer.note.trim()
    try {
      await save({ body: { claimAnswer: { id, answer: answer.answer, ...(note && { note }) } } })
      onDone()
    } catch (error) {
      setFault(wordsOf(error, t('failed')))
    }
  }
  return { answer, set, send, fault }
}

/** What is claimed and what was answered. */
function Claimed({
  detail: { claimCase, unit, currency, billedLength, billedAmount },
}: Pick<ClaimCaseProps, 'detail'>) {
  const t = useText(orderTexts)
  const { reason, quantity, on, photos, answer, note, creditAmount, replacement } = claimCase!
  return (
    <>
      <p>
        <b>{`${quantity} ${unit}`}</b> {on && <span className="small soft">{formatDate(on)}</span>}
      </p>
      <p className="claim-words">{reason}</p>
      {photos.length > 0 && (
        <div className="claim-photos">
          {photos.map(({ id, url, name }) => (
            <a key={id} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={name} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      {answer ? (
        <p className="claim-words">
          <b>{t(`claimAnswer.${answer}`)}</b> {creditAmount && formatMoney(creditAmount, currency)}
          {note && <span>{` ${note}`}</span>}
          {replacement && <span>{` ${t('replacementIs', { status: t(`status.${replacement.status}`) })}`}</span>}
        </p>
      ) : (
        <p className="small soft">{t('claimAnswer.waiting')}</p>
      )}
      {answer && billedAmount && (
        <p className="number">
          {t('billedNow', { length: `${billedLength} ${unit}`, amount: formatMoney(billedAmount, currency) })}
        </p>
      )}
    </>
  )
}
