import {
  vendorExportedMaterials,
  vendorOrderFiles,
  vendorPackingLists,
  type VendorOrderFile,
  type VendorPackingList,
} from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Status } from '@tsumugi/ui'
import { FileLine } from '../../order-files/file-line.tsx'
import { vendorTopics } from '../../vendor-topics.ts'
import { vendorTexts } from '../../words/vendor-texts.ts'
import { LatestArrival } from './latest-arrival.tsx'

interface RailProps {
  readonly vendor: string
}

/** Beside the lots: the last files that came, the last arrival, and files that go out. */
export const BalanceRail = ({ vendor }: RailProps) => (
  <aside className="balance-rail">
    <Files vendor={vendor} />
    <Arrival vendor={vendor} />
    <Exports vendor={vendor} />
  </aside>
)

function Files({ vendor }: RailProps) {
  const t = useText(vendorTexts)
  const { data } = useQuery(vendorOrderFiles.list, { vendor, query: { perPage: 3 } }, { topics: vendorTopics })
  const files: readonly VendorOrderFile[] = data?.data ?? []
  return (
    <section className="vendor-panel" aria-label={t('orderFiles')}>
      <header>
        <h2>{t('tab.files')}</h2>
        <a className="small end" href={href('vendorOrderFiles', { vendor })}>
          {t('bring')}
        </a>
      </header>
      {files.length === 0 && <p className="vendor-none small soft">{t('files.none')}</p>}
      <div className="file-lines">
        {files.map((file) => (
          <FileLine key={file.id} {...{ vendor, file }} />
        ))}
      </div>
    </section>
  )
}

function Arrival({ vendor }: RailProps) {
  const { data } = useQuery(vendorPackingLists.list, { vendor, query: { perPage: 20 } }, { topics: vendorTopics })
  const latest = data?.data.find(({ status }: VendorPackingList) => status !== 'draft')
  return latest ? <LatestArrival vendor={vendor} id={latest.id} /> : null
}

function Exports({ vendor }: RailProps) {
  const t = useText(vendorTexts)
  const { data } = useQuery(vendorExportedMaterials.list, { vendor, query: { perPage: 5 } }, { topics: vendorTopics })
  const made = data?.data ?? []
  return (
    <section className="vendor-panel" aria-label={t('exports.title')}>
      <header>
        <h2>{t('exports.title')}</h2>
      </header>
      {made.length === 0 ? (
        <p className="vendor-none small soft">{t('exports.none')}</p>
      ) : (
        <ul className="export-lines">
          {made.map(({ id, name, count, exportedAt }) => (
            <li key={id}>
              <a href={href('vendorExportedMaterialEdit', { vendor, id })}>{name}</a>
              <span className="tiny soft">{t('rows', { count })}</span>
              <Status look={exportedAt ? 'done' : 'todo'}>
                {exportedAt ? formatDate(exportedAt, 'shortNoYear', t.locale) : t('exports.open')}
              </Status>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
