import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { vendorOrderFiles, type Problem, type VendorOrderFile } from '@tsumugi/contract'
import { orderFileStatuses } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { ListOutcome, useListPlace, type PageAddress } from '@tsumugi/records'
import { EmptyState, FileDrop, Notice, Pager, Tabs } from '@tsumugi/ui'
import { useState } from 'react'
import { VendorRoom } from '../room/vendor-room.tsx'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import { FileLine } from './file-line.tsx'

const mebibyte = 1_048_576

/** /venders/:vendor/order_files: a file is brought here, and every one that came is listed. */
export function OrderFilesScreen({ params, query }: PageAddress) {
  const t = useText(vendorTexts)
  const vendor = params.vendor!
  const place = useListPlace({ query }, href('vendorOrderFiles', { vendor }), ['status'] as const)
  const status = orderFileStatuses.find((each) => each === place.values.status)
  const answer = useQuery(
    vendorOrderFiles.list,
    { vendor, query: { page: place.page, perPage: 50, ...(status && { status }) } },
    { keep: true, topics: vendorTopics },
  )
  return (
    <VendorRoom vendor={vendor} tab="files" title={t('orderFiles')}>
      <Bringing vendor={vendor} />
      <Tabs
        label={t('state')}
        value={place.values.status}
        onChange={(chosen) => place.set({ status: chosen })}
        tabs={[
          { key: '', label: t('all') },
          ...orderFileStatuses.map((key) => ({ key: key as string, label: t(`status.file.${key}`) })),
        ]}
      />
      <ListOutcome
        {...{ answer, place }}
        filtered={t('filtered')}
        clear={t('clear')}
        empty={<EmptyState heading="h2" title={t('files.none')} />}
      >
        {({ data, pagination }) => (
          <>
            <FileLines {...{ vendor }} files={data} />
            <Pager pagination={pagination} onPage={place.turn} />
          </>
        )}
      </ListOutcome>
    </VendorRoom>
  )
}

function FileLines({ vendor, files }: { readonly vendor: string; readonly files: readonly VendorOrderFile[] }) {
  const t = useText(vendorTexts)
  return (
    <ul className="file-lines" aria-label={t('orderFiles')}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLine {...{ vendor, file }} />
        </li>
      ))}
    </ul>
  )
}

/** Brings one file; of one that came before, the way to it. */
function Bringing({ vendor }: { readonly vendor: string }) {
  const t = useText(vendorTexts)
  const { busy, fault, first, take } = useBringing(vendor)
  return (
    <>
      <FileDrop
        label={t('files.bring')}
        hint={t('files.hint')}
        error={first === null ? fault || undefined : undefined}
        kinds={['csv', 'xlsx']}
        maxCount={1}
        maxSize={20 * mebibyte}
        busy={busy}
        onFiles={([file]) => file && void take(file)}
      />
      {first !== null && (
        <Notice
          hue="gold"
          live
          action={<a href={href('vendorOrderFileEdit', { vendor, id: first })}>{t('files.first')}</a>}
        >
          {fault}
        </Notice>
      )}
    </>
  )
}

function useBringing(vendor: string) {
  const t = useText(vendorTexts)
  const add = useChange(vendorOrderFiles.add, vendorTopics)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [first, setFirst] = useState<number | null>(null)
  async function take(file: File) {
    setBusy(true)
    setFault('')
    setFirst(null)
    try {
      const { data } = await add({ vendor, body: { file } }, { idempotencyKey: newIdempotencyKey() })
      pageNavigator.go(href('vendorOrderFileEdit', { vendor, id: data.id }))
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
      setFirst(firstOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, first, take }
}

/** The file that is the same, where the refusal names one. */
function firstOf(error: unknown): number | null {
  const problems = (error as { errors?: readonly Problem[] }).errors ?? []
  const id = problems.find(({ code }) => code === 'order_file_again')?.meta.id
  return typeof id === 'number' ? id : null
}
