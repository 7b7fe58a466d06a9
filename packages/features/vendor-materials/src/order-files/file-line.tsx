import type { VendorOrderFile } from '@tsumugi/contract'
import { formatDate, namedIn, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Status, useStyles, type StatusLook } from '@tsumugi/ui'
import { vendorTexts, type VendorText } from '../words/vendor-texts.ts'
import css from './file-line.css?inline'

export const fileLook: Readonly<Record<VendorOrderFile['status'], StatusLook>> = {
  uploaded: 'todo',
  mapped: 'going',
  applied: 'done',
  failed: 'late',
}

/** What came of a file, in a few words. */
export function fileFacts(file: VendorOrderFile, t: VendorText): string {
  if (file.fault) return namedIn(file.fault.message, file.fault.field)
  const day = formatDate(file.appliedAt ?? file.createdAt, 'shortNoYear', t.locale)
  if (file.status === 'applied') return t('files.applied', { count: file.total, day, by: file.appliedBy ?? '' })
  if (file.refused > 0) return t('files.refused', { count: file.refused })
  return t('files.brought', { count: file.total, day, by: file.createdBy })
}

/** One file: what it is, what came of it, and the way to go on with it. */
export function FileLine({ vendor, file }: { readonly vendor: string; readonly file: VendorOrderFile }) {
  useStyles(css)
  const t = useText(vendorTexts)
  const isRefused = file.refused > 0 || file.status === 'failed'
  return (
    <div className="file-line" data-refused={isRefused || undefined}>
      <span className="kind" aria-hidden="true">
        {file.format}
      </span>
      <span className="what">
        <span className="small">{file.name}</span>
        <span className="tiny">{fileFacts(file, t)}</span>
      </span>
      {file.status === 'applied' && <Status look="done">{t('status.file.applied')}</Status>}
      <a className="small" href={href('vendorOrderFileEdit', { vendor, id: file.id })}>
        {file.refused > 0 ? t('files.mend') : t('open')}
        <span className="unseen"> {file.name}</span>
      </a>
    </div>
  )
}
