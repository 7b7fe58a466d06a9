import { materialOrderDetails } from '@tsumugi/contract'
import { materialDetailStatuses } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Screen, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { Listed } from '../listed.tsx'
import css from '../order-rooms.css?inline'
import { orderTexts } from '../order-texts.ts'
import { StatusTabs } from '../status-tabs.tsx'
import { DetailRows } from './detail-rows.tsx'
import { detailTopics } from './detail-topics.ts'

const filterKeys = ['status'] as const

/** /materials/material_order_details: lines of orders with their lots, rolls and net lengths; a buyer receives them here. */
export function DetailsScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(orderTexts)
  const { user } = useSession()
  const isDistributor = user?.kind === 'distributor'
  const place = useListPlace({ query }, href('materialOrderDetails'), filterKeys)
  const status = materialDetailStatuses.find((each) => each === place.values.status)
  const answer = useQuery(
    materialOrderDetails.list,
    { query: { page: place.page, perPage: 50, ...(status && { status }) } },
    { keep: true, topics: detailTopics },
  )
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  return (
    <Screen className="order-room" title={t('shipments')}>
      <StatusTabs place={place} statuses={materialDetailStatuses} wordOf={(key) => t(`status.${key}`)} />
      <Listed answer={answer} place={place} waiting={6} none={t('none')}>
        {(rows) => <DetailRows rows={rows} isDistributor={isDistributor} chosen={chosen} onChoose={choose} />}
      </Listed>
    </Screen>
  )
}
