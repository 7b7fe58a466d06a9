import type { ApprovalFile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { FileRow, IconButton, showSize } from '@tsumugi/ui'
import { Download, Eye } from '@tsumugi/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { inboxTexts } from '../messages/catalogue.ts'

const ImagePreview = lazy(() => import('./file-preview.tsx').then((m) => ({ default: m.ImagePreview })))

/** What is looked at without leaving; anything else is saved. */
const isShown = ({ kind, previewUrl }: ApprovalFile) => kind === 'image' || previewUrl !== null

/** Pictures as they are, other files by name; what can be shown opens in place. */
export function CaseFiles({ files }: { files: readonly ApprovalFile[] }) {
  const t = useText(inboxTexts)
  const [open, setOpen] = useState<number | null>(null)
  const shown = files.filter(isShown)
  return (
    <section className="files" aria-label={t('files')}>
      {files.map((file) => {
        const look = () => setOpen(shown.indexOf(file))
        const label = t(isShown(file) ? 'file.open' : 'file.save', { name: file.name })
        return file.thumbnailUrl ? (
          <button key={file.url} type="button" className="shot" title={file.name} aria-label={label} onClick={look}>
            <img src={file.thumbnailUrl} alt="" loading="lazy" />
          </button>
        ) : (
          <FileRow
            key={file.url}
            name={file.name}
            note={file.size === null ? undefined : showSize(file.size)}
            action={
              isShown(file) ? (
                <IconButton icon={Eye} label={label} onClick={look} />
              ) : (
                <IconButton icon={Download} label={label} href={file.url} target="_blank" />
              )
            }
          />
        )
      })}
      {open !== null && (
        <Suspense>
          <ImagePreview
            initial={open}
            images={shown.map(({ kind, name, url, previewUrl, thumbnailUrl }) => ({
              src: previewUrl ?? url,
              alt: name,
              thumbnail: thumbnailUrl ?? undefined,
              ...(kind !== 'other' && { kind }),
            }))}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
