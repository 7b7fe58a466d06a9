import { wordsOf } from '@tsumugi/api'
import { deliveryClaims, type DeliveryClaim } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, leave } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button, Notice, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { goodsTexts } from '../goods-words/goods-texts.ts'

/** The seller begins the document that was agreed on, as a draft to look at before it goes out. */
export function BeginSettlement({ claim }: { readonly claim: DeliveryClaim }) {
  const t = useText(goodsTexts)
  const begin = useChange(deliveryClaims.begin, ['delivery', 'credit_note'])
  const [{ busy, fault }, setState] = useState({ busy: false, fault: '' })
  async function make() {
    setState({ busy: true, fault: '' })
    try {
      const { document } = (await begin({ id: claim.id })).data
      if (!document) return void toast({ title: t('claim.saved') })
      leave.to(href(document.noun === 'delivery' ? 'delivery' : 'transactionUnit', { id: document.id }))
    } catch (error) {
      setState({ busy: false, fault: wordsOf(error, t('defects.failed')) })
    }
  }
  if (claim.begun) return <Begun begun={claim.begun} />
  return (
    <>
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      <span className="button-row">
        <Button type="primary" busy={busy} onClick={() => void make()}>
          {t(`claim.begin.${claim.remedy}`)}
        </Button>
      </span>
    </>
  )
}

/** What was begun already: it is gone on with, and not begun a second time. */
function Begun({ begun: { noun, id, number } }: { readonly begun: NonNullable<DeliveryClaim['begun']> }) {
  const t = useText(goodsTexts)
  return (
    <p className="small">
      {t('claim.begun')}{' '}
      <a href={href(noun === 'delivery' ? 'delivery' : 'transactionUnit', { id })}>
        {number ?? t('claim.begun.draft')}
      </a>
    </p>
  )
}
