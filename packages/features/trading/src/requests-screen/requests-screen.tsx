import { documentKinds } from '@tsumugi/contract'
import { DocumentList, type DocumentDefinition } from '@tsumugi/documents'
import { useText } from '@tsumugi/i18n'
import { href, leave } from '@tsumugi/navigation'
import type { PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Segments, useStyles } from '@tsumugi/ui'
import { useMemo } from 'react'
import { tradingTexts } from '../words/trading-texts.ts'
import { RequestBoard } from './request-board.tsx'
import css from './requests-screen.css?inline'

/** /trade_requests: what was asked of us and what we asked, as a board by whose turn it is or as a list. */
export function RequestsScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(tradingTexts)
  const { user } = useSession()
  const requestee = user?.currentUserGroup?.defaultTradeRequesteeId ?? null
  const definition = useMemo(
    (): DocumentDefinition => ({
      kind: documentKinds.tradeRequests,
      noun: 'tradeRequests',
      partnerId: requestee,
      columns: ['replyDue', 'deliveryDue'],
    }),
    [requestee],
  )
  const isBoard = query.view === 'board'
  return (
    <div className="requests">
      <div className="requests-view">
        <Segments
          label={t('view')}
          value={isBoard ? 'board' : 'list'}
          options={[
            { value: 'list', label: t('view.list') },
            { value: 'board', label: t('view.board') },
          ]}
          onChange={(view) => leave.to(href('tradeRequests', {}, view === 'board' ? { view } : {}))}
        />
      </div>
      {isBoard ? <RequestBoard /> : <DocumentList definition={definition} query={query} />}
    </div>
  )
}
