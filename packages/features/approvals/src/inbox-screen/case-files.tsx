import type { ApprovalFile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { FileRow, IconButton, showSize } from '@tsumugi/ui'
import { Eye } from '@tsumugi/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { inboxTexts } from './messages/catalogue.ts'

const ImagePreview = lazy(() => import('./file-preview.tsx').then((m) => ({ default: m.ImagePreview })))

/** Pictures as they are, other files by name; each opens without leaving. */
export function CaseFiles({ files }: { files: readonly ApprovalFile[] }) {
  const t = useText(inboxTexts)
  const [open, setOpen] = useState<number | null>(null)
  if (files.length === 0) return null
  return (
    <section className="files" aria-label={t('files')}>
      {files.map((file, index) =>
        file.thumbnailUrl ? (
          <button key={file.url} type="button" className="shot" title={file.name} aria-label={t('file.open', { name: file.name })} onClick={() => setOpen(index)}>
            <img src={file.thumbnailUrl} alt="" loading="lazy" />
          </button>
        ) : (
          <FileRow
            key={file.url}
            name={file.name}
            note={file.size === null ? undefined : showSize(file.size)}
            action={<IconButton icon={Eye} label={t('file.open', { name: file.name })} onClick={() => setOpen(index)} />}
          />
        ),
      )}
      {open !== null && (
        <Suspense>
          <ImagePreview
            initial={open}
            images={files.map((file) => ({
              src: file.previewUrl ?? file.url, alt: file.name, thumbnail: file.thumbnailUrl ?? undefined,
            }))}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
