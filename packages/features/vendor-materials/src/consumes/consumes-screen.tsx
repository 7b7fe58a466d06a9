import { vendorMaterialConsumes, type VendorConsumeLedger, type VendorRoll } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import type { PageAddress } from '@tsumugi/records'
import { ErrorState, Notice, Skeleton, Status, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { listLook } from '../packing-lists/list-look.ts'
import { RollsTable } from '../packing-lists/rolls-table.tsx'
import { VendorRoom } from '../room/vendor-room.tsx'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import { ConsumeEntries } from './consume-entries.tsx'
import { ConsumeForm } from './consume-form.tsx'
import css from './consumes.css?inline'

/** /venders/:vendor/packing_lists/:id/material_consumes: what is cut of each roll, for which order or phase, with its loss. */
export function ConsumesScreen({ params }: Pick<PageAddress, 'params'>) {
  useStyles(css)
  const t = useText(vendorTexts)
  const vendor = params.vendor!
  const id = Number(params.id)
  const { data, error, mutate } = useQuery(
    vendorMaterialConsumes.list,
    { vendor, id },
    { topics: vendorTopics, stays: true },
  )
  const ledger = data?.data
  if (!ledger) return error ? <ErrorState heading="h1" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  const { list } = ledger
  return (
    <VendorRoom
      vendor={vendor}
      tab="lists"
      title={`${t('consumes')} ${list.no}`}
      back={{ href: href('vendorPackingListEdit', { vendor, id }), label: list.no }}
      facts={<Status look={listLook[list.status]}>{t(`status.list.${list.status}`)}</Status>}
    >
      <Ledger vendor={vendor} ledger={ledger} />
    </VendorRoom>
  )
}

function Ledger({ vendor, ledger }: { readonly vendor: string; readonly ledger: VendorConsumeLedger }) {
  const t = useText(vendorTexts)
  const [roll, choose] = useState<VendorRoll | null>(null)
  const { list } = ledger
  return (
    <div className="consume-body">
      <div className="consume-main">
        <RollsTable lines={list.lines} {...(list.status === 'confirmed' && { onOpen: choose })} />
        <ConsumeEntries vendor={vendor} ledger={ledger} />
      </div>
      <aside>
        {list.status === 'confirmed' ? (
          <ConsumeForm key={roll?.id ?? 0} {...{ vendor, ledger }} roll={roll} />
        ) : (
          <Notice>{t(list.status === 'draft' ? 'use.draft' : 'use.closed')}</Notice>
        )}
      </aside>
    </div>
  )
}
