import type { DeliveryClaim } from '@tsumugi/contract'
import { claimRemedies, type ClaimRemedy } from '@tsumugi/domain/trading'
import { useText } from '@tsumugi/i18n'
import { Button, TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import { goodsTexts } from '../goods-words/goods-texts.ts'

/** What one side says to a claim. */
export interface ClaimMove {
  readonly remedy?: ClaimRemedy
  readonly note?: string
  readonly answer?: string
  readonly agrees?: boolean
  readonly refuses?: true
  readonly counter?: ClaimRemedy
  readonly accepts?: true
  readonly asksAgain?: true
  readonly settledById?: number
}

interface ClaimAnswersProps {
  readonly claim: DeliveryClaim
  readonly busy: boolean
  onMove(given: ClaimMove): void
}

/** The seller agrees, offers the other remedy, or refuses; the last two say why. */
export function SellerAnswer({ claim, busy, onMove }: ClaimAnswersProps) {
  const t = useText(goodsTexts)
  const [answer, setAnswer] = useState('')
  const words = answer.trim()
  const said = words ? { answer: words } : {}
  const other = claimRemedies.find((each) => each !== claim.remedy)!
  const wordless = words ? {} : { reason: t('claim.answer.needed') }
  return (
    <>
      <TextArea
        label={t('claim.answer')}
        hint={t('claim.answer.hint')}
        rows={2}
        maxLength={400}
        value={answer}
        onChange={setAnswer}
      />
      <span className="button-row">
        <Button type="primary" busy={busy} onClick={() => onMove({ agrees: true, ...said })}>
          {t('claim.agree')}
        </Button>
        <Button {...wordless} busy={busy} onClick={() => onMove({ counter: other, ...said })}>
          {t('claim.counter', { remedy: t(`claim.remedy.${other}`) })}
        </Button>
        <Button {...wordless} busy={busy} onClick={() => onMove({ refuses: true, ...said })}>
          {t('claim.refuse')}
        </Button>
      </span>
    </>
  )
}

/** The buyer takes what was offered, or asks again in its own words. */
export function BuyerReply({ claim, busy, onMove }: ClaimAnswersProps) {
  const t = useText(goodsTexts)
  const [note, setNote] = useState(claim.note ?? '')
  return (
    <>
      <TextArea label={t('claim.note')} rows={2} maxLength={400} value={note} onChange={setNote} />
      <span className="button-row">
        {claim.counter && (
          <Button type="primary" busy={busy} onClick={() => onMove({ accepts: true })}>
            {t('claim.accept')}
          </Button>
        )}
        <Button busy={busy} onClick={() => onMove({ asksAgain: true, note: note.trim() })}>
          {t('claim.askAgain')}
        </Button>
      </span>
    </>
  )
}
