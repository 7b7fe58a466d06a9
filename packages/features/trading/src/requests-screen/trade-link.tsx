import { tradeChains } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Button } from '@tsumugi/ui'
import { tradingTexts } from '../words/trading-texts.ts'

/** The way from an accepted request to the trade it began. */
export function TradeLink({ requestId }: { readonly requestId: number }) {
  const t = useText(tradingTexts)
  const trade = useQuery(tradeChains.ofRequest, { id: requestId }, { stays: true }).data?.data
  if (!trade) return null
  return (
    <p>
      <Button href={href('trade', { id: trade.id })}>
        {t('request.trade', { number: trade.number ?? trade.title })}
      </Button>
    </p>
  )
}
