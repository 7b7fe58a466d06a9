import { documentKinds } from '@tsumugi/contract'
import { DocumentRoom } from '@tsumugi/document-screens/room'
import type { DocumentDefinition } from '@tsumugi/documents'
import { useText } from '@tsumugi/i18n'
import type { PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { figureStyles, useStyles } from '@tsumugi/ui'
import { useMemo } from 'react'
import { tradingTexts } from '../words/trading-texts.ts'
import { ChainStrip } from '../trade-chain/chain-strip.tsx'
import { DealTab } from './deal-tab.tsx'
import { FairnessPanel } from './fairness-panel.tsx'
import { NextStep } from '../trade-chain/next-step.tsx'
import { OrderedTab } from './ordered/ordered-tab.tsx'
import { TradeDocumentsTab } from '../trade-chain/trade-documents-tab.tsx'
import css from './trade-screen.css?inline'

/** /trades/:id: one business from request to invoice, as its two sides see it; each keeps its own beside it. */
export function TradeScreen({ params }: Pick<PageAddress, 'params'>) {
  useStyles(css)
  useStyles(figureStyles)
  const t = useText(tradingTexts)
  const { user } = useSession()
  const isHouse = user?.currentUserGroup?.kind === 'trade'
  const definition = useMemo(
    (): DocumentDefinition => ({
      kind: documentKinds.trades,
      noun: 'trades',
      parts: {
        next: (detail) => <NextStep detail={detail} />,
        above: (detail) => <ChainStrip id={detail.id} />,
        rail: (detail) => <FairnessPanel id={detail.id} />,
        tabs: [
          { key: 'ordered', label: t('ordered'), draw: (detail) => <OrderedTab id={detail.id} /> },
          { key: 'documents', label: t('documents'), draw: (detail) => <TradeDocumentsTab detail={detail} /> },
          ...(isHouse
            ? [{ key: 'deal', label: t('deal'), draw: (detail: { id: number }) => <DealTab id={detail.id} /> }]
            : []),
        ],
      },
    }),
    [t, isHouse],
  )
  return <DocumentRoom definition={definition} id={Number(params.id)} />
}
