import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { tradeChains, type TradeDraft } from '@tsumugi/contract'
import type { DocumentDetail } from '@tsumugi/documents'
import { useFollow } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { chainTexts } from './chain-texts.ts'

/** What each side of a trade makes of it, what is usual first. */
const draftsOf: Readonly<Record<DocumentDetail['side'], readonly TradeDraft[]>> = {
  issuer: ['contract', 'estimation_request'],
  receiver: ['estimation'],
}

interface NextDraftsProps {
  readonly detail: DocumentDetail
  readonly hrefOf: (draft: { readonly noun: TradeDraft; readonly id: number }) => string
}

/** Begins the next document with the lines of the trade, so that no figure is typed twice; drafts are one's own. */
export function NextDrafts({ detail: { id, side }, hrefOf }: NextDraftsProps) {
  const t = useText(chainTexts)
  const follow = useFollow()
  const draft = useChange(tradeChains.draft)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  async function make(noun: TradeDraft) {
    setBusy(true)
    try {
      const { data } = await draft({ id, body: { noun } }, { idempotencyKey: `${idempotencyKey}-${noun}` })
      follow(hrefOf({ noun, id: data.id }))
    } catch (error) {
      toast({ title: wordsOf(error, t('failed')), type: 'attention' })
      setBusy(false)
    }
  }
  return draftsOf[side].map((noun) => (
    <Button key={noun} busy={busy} onClick={() => void make(noun)}>
      {t(`make.${noun}`)}
    </Button>
  ))
}
