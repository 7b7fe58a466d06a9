import type { DocumentKind } from '@tsumugi/contract'
import { formatMoney, formatNumber } from '@tsumugi/i18n'
import { Button } from '@tsumugi/ui'
import { useState } from 'react'
import type { DocumentParts } from '../definition.ts'
import { isPriced, partnerOf, type DocumentDetail } from '../document-answers.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { ApprovalPart } from './approval-part.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

interface DecidingBarProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  /** Lines were typed over and are not saved: nothing is decided on figures that nobody has. */
  readonly unsaved: boolean
  readonly beforeMove?: DocumentParts['beforeMove']
}

/** The sums it is decided on, and every move of the document's life: those that are closed say why. */
export function DecidingBar({ kind, words, detail, unsaved, beforeMove }: DecidingBarProps) {
  const { t } = words
  const [move, setMove] = useState<string | null>(null)
  const partner = partnerOf(detail)?.name ?? ''
  const isAgreed = (name: string) => kind.lifecycle.transitions[name]?.by === 'both'
  // What comes with a change that both agree on is begun by proposing that change; what comes by a day, by nobody.
  const own = detail.transitions.filter(({ name }) => {
    const { revises, by } = kind.lifecycle.transitions[name] ?? {}
    return !revises && by !== 'time'
  })
  const ordered = own.toSorted((one, other) => rank(kind, other) - rank(kind, one))
  const main = ordered.findLast(
    ({ name, refusal }) => refusal === null && !kind.lifecycle.transitions[name]?.reason,
  )?.name
  const close = () => setMove(null)
  return (
    <div className="document-decide" role="toolbar" aria-label={t('decide')}>
      <p className="sums">
        <span>{t('pieces', { quantity: formatNumber(detail.quantity) })}</span>{' '}
        {isPriced(kind) && <b className="number">{formatMoney(detail.amount, detail.currency)}</b>}
      </p>
      <div className="moves">
        <ApprovalPart {...{ kind, words, detail, unsaved }} />
        {ordered.map(({ name, refusal }) => {
          const isOpen = refusal === null || (refusal === 'transition_both' && isAgreed(name))
          return (
            <Button
              key={name}
              type={name === main ? 'primary' : 'secondary'}
              data-move={name}
              {...(isOpen
                ? unsaved && { reason: t('decide.unsaved') }
                : { reason: words.why(refusal, name, detail.status, partner) })}
              onClick={() => setMove(name)}
            >
              {isAgreed(name) ? t('propose.move', { move: words.move(name) }) : words.move(name)}
            </Button>
          )
        })}
      </div>
      {move && isAgreed(move) && <CancelDialog {...{ kind, words, detail, move }} onClose={close} />}
      {move && !isAgreed(move) && (
        <MoveDialog {...{ kind, words, detail, move }} onClose={close}>
          {beforeMove?.(detail, move)}
        </MoveDialog>
      )}
    </div>
  )
}

/** Closed ones first, then those that end it, what leads on last: that is where the hand is. */
function rank({ lifecycle }: DocumentKind, { name, refusal }: DocumentDetail['transitions'][number]): number {
  if (refusal !== null) return 2
  return lifecycle.transitions[name]?.reason ? 1 : 0
}
