import { wordsOf } from '@tsumugi/api'
import { vendorPackingLists, type VendorPackingListDetail } from '@tsumugi/contract'
import { packingListMoves, type PackingListStatus } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import type { PageAddress } from '@tsumugi/records'
import { HistoryButton } from '@tsumugi/records/history'
import { Button, confirm, ErrorState, Skeleton, Status, toast } from '@tsumugi/ui'
import { VendorRoom } from '../room/vendor-room.tsx'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import { DraftForm } from './draft-form.tsx'
import { listLook } from './list-look.ts'
import { RollsTable } from './rolls-table.tsx'

/** /venders/:vendor/packing_lists/:id/edit: rolls are entered in a draft, confirmed as they arrived, and used up. */
export function PackingListScreen({ params }: Pick<PageAddress, 'params'>) {
  const t = useText(vendorTexts)
  const vendor = params.vendor!
  const id = Number(params.id)
  const { data, error, mutate } = useQuery(
    vendorPackingLists.show,
    { vendor, id },
    { topics: vendorTopics, stays: true },
  )
  const list = data?.data
  if (!list) return error ? <ErrorState heading="h1" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  return (
    <VendorRoom
      vendor={vendor}
      tab="lists"
      title={list.no}
      back={{ href: href('vendorPackingLists', { vendor }), label: t('packingLists') }}
      facts={
        <>
          <Status look={listLook[list.status]}>{t(`status.list.${list.status}`)}</Status>
          {list.arrivedOn && (
            <span className="small soft">{t('arrivedOn', { day: formatDate(list.arrivedOn, 'short', t.locale) })}</span>
          )}
        </>
      }
      actions={<ListActions vendor={vendor} list={list} />}
    >
      {list.status === 'draft' ? (
        <DraftForm key={list.id} vendor={vendor} list={list} />
      ) : (
        <>
          {list.note && <p className="small soft">{list.note}</p>}
          <RollsTable lines={list.lines} />
        </>
      )}
    </VendorRoom>
  )
}

interface ActionsProps {
  readonly vendor: string
  readonly list: VendorPackingListDetail
}

/** Where a list may go from here, and the way to what was used of it. */
function ListActions({ vendor, list }: ActionsProps) {
  const t = useText(vendorTexts)
  const { go, drop } = useListActions(vendor, list)
  const isDraft = list.status === 'draft'
  return (
    <>
      <HistoryButton noun="vendor_packing_list" id={list.id} />
      {isDraft && (
        <Button type="plain" onClick={() => void drop()}>
          {t('drop')}
        </Button>
      )}
      {packingListMoves[list.status].map((to) => (
        <Button key={to} type={isDraft ? 'primary' : 'secondary'} onClick={() => void go(to)}>
          {t(`move.${list.status}.${to}` as 'move.draft.confirmed')}
        </Button>
      ))}
      {!isDraft && (
        <Button
          type="primary"
          onClick={() => pageNavigator.go(href('vendorMaterialConsumes', { vendor, id: list.id }))}
        >
          {t('toUse')}
        </Button>
      )}
    </>
  )
}

/** Moves a list on or back, or lets a draft go; a refusal is said. */
function useListActions(vendor: string, { id, no, lockVersion }: VendorPackingListDetail) {
  const t = useText(vendorTexts)
  const move = useChange(vendorPackingLists.move, vendorTopics)
  const remove = useChange(vendorPackingLists.delete, vendorTopics)
  const said = async (work: Promise<unknown>) => {
    try {
      await work
      return true
    } catch (error) {
      toast({ title: wordsOf(error, t('failed')), type: 'attention', duration: 8_000 })
      return false
    }
  }
  return {
    go: (to: PackingListStatus) => said(move({ vendor, id, body: { to, lockVersion } })),
    async drop() {
      const sure = await confirm({ title: t('lists.dropSure', { no }), okLabel: t('drop'), type: 'attention' })
      if (sure && (await said(remove({ vendor, id })))) pageNavigator.go(href('vendorPackingLists', { vendor }))
    },
  }
}
