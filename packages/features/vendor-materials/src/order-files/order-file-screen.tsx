import { vendorOrderFiles } from '@tsumugi/contract'
import { RunOf } from '@tsumugi/data-converters/run'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { ErrorState, Skeleton, Status } from '@tsumugi/ui'
import type { PageAddress } from '@tsumugi/records'
import { Suspense, use } from 'react'
import { VendorRoom } from '../room/vendor-room.tsx'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import { fileLook } from './file-line.tsx'
import { fileWords } from './file-words.ts'

/** /venders/:vendor/order_files/:id/edit: columns are matched, rows put right and applied, as the data converter does it. */
export function OrderFileScreen({ params }: Pick<PageAddress, 'params'>) {
  const t = useText(vendorTexts)
  const vendor = params.vendor!
  const id = Number(params.id)
  const { data, error, mutate } = useQuery(vendorOrderFiles.show, { vendor, id }, { topics: vendorTopics, stays: true })
  const file = data?.data
  const list = href('vendorOrderFiles', { vendor })
  if (!file) return error ? <ErrorState heading="h1" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  return (
    <VendorRoom
      vendor={vendor}
      tab="files"
      title={file.name}
      back={{ href: list, label: t('orderFiles') }}
      facts={<Status look={fileLook[file.status]}>{t(`status.file.${file.status}`)}</Status>}
    >
      <Suspense fallback={<Skeleton rows={8} />}>
        <Run id={id} onAgain={() => pageNavigator.go(list)} />
      </Suspense>
    </VendorRoom>
  )
}

const Run = (props: { readonly id: number; onAgain(): void }) => <RunOf {...props} words={use(fileWords())} />
