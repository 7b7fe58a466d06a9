import type { Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, FileDrop, fileGate, FileRow, IconButton, ImagePreview, toast, useStyles } from '@tsumugi/ui'
import { Plus, RefreshCw, X } from '@tsumugi/ui/icons'
import { useRef, useState, type DragEvent } from 'react'
import { drawerTexts } from '../product-drawer/drawer-texts.ts'
import { previewOf, viewable } from '../product-drawer/product-pictures.tsx'
import type { ProductAnswer } from '../product-queries.ts'
import { fileCaps } from './file-caps.ts'
import { ProductFileRow } from './product-file-row.tsx'
import css from './product-files.css?inline'
import { useProductFiles } from './use-product-files.ts'
import { useReorder } from './use-reorder.ts'
import { VideoLinkField } from './video-link-field.tsx'

const gate = fileGate(fileCaps)

/** Rows in sight before all of them are asked for. */
const few = 3

export interface ProductFilesProps {
  product: Merchandising
  /** Something about the files is different now on the server; `answer` says what of it is known already. */
  onChanged(answer?: ProductAnswer): Promise<void>
}

/** The files of a product: pictures, PDFs, office files and video links, in the order people gave them. */
export function ProductFiles({ product, onChanged }: ProductFilesProps) {
  useStyles(css)
  const t = useText(drawerTexts)
  const work = useProductFiles(product, onChanged)
  const { files, uploads } = work
  const [open, setOpen] = useState(false)
  const [preview, setPreview] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const target = useRef(0)
  const picker = useRef<HTMLInputElement>(null)
  const all = open || files.length <= few
  const shown = all ? files : files.slice(0, few)
  const { list, grip, dragged, order } = useReorder(
    shown.map(({ id }) => id),
    (ids, id) => {
      const hidden = files.slice(shown.length).map((file) => file.id)
      setSaid(t('files.moved', { name: files.find((file) => file.id === id)?.name, position: ids.indexOf(id) + 1 }))
      work.order([...ids, ...hidden])
    },
  )
  const looks = viewable(files)

  function pass(chosen: FileList | null): File[] {
    const { taken, refused } = gate.pass([...(chosen ?? [])])
    if (refused.length) {
      void gate
        .words(refused)
        .then((message) => toast({ title: t('failed'), message, type: 'attention', duration: 8000 }))
    }
    return taken
  }
  function exchange(chosen: FileList | null) {
    const [file] = pass(chosen)
    if (file) void work.exchange(target.current, file)
  }
  function drop(event: DragEvent) {
    if (open || !event.dataTransfer.files.length) return
    event.preventDefault()
    uploads.add(pass(event.dataTransfer.files))
  }

  return (
    <section className="product-files" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h3>
        {t('files.title')}
        {(files.length > few || open) && (
          <Button type="info-plain" size={24} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('files.fewer') : t('files.all', { count: files.length })}
          </Button>
        )}
      </h3>
      <ul ref={list}>
        {shown.map((file) => (
          <ProductFileRow
            key={file.id}
            file={file}
            grip={grip}
            dragged={dragged === file.id}
            place={order.indexOf(file.id)}
            onOpen={() => setPreview(looks.findIndex(({ id }) => id === file.id))}
            onRename={(name) => void work.rename(file, name)}
            onMakePrimary={() => void work.makePrimary(file)}
            onExchange={() => {
              target.current = file.id
              picker.current?.click()
            }}
            onDelete={() => void work.remove(file)}
          />
        ))}
      </ul>
      {uploads.list.map((sending) => (
        <FileRow
          key={sending.key}
          name={sending.file.name}
          sent={sending.failure === null ? sending.sent * 100 : undefined}
          refused={sending.failure !== null}
          note={sending.failure}
          action={
            <>
              {sending.failure !== null && (
                <IconButton
                  icon={RefreshCw}
                  size={24}
                  label={t('files.retry')}
                  onClick={() => uploads.retry(sending)}
                />
              )}
              <IconButton
                icon={X}
                size={24}
                label={t('files.dismiss', { name: sending.file.name })}
                onClick={() => uploads.giveUp(sending)}
              />
            </>
          }
        />
      ))}
      {open ? (
        <>
          <FileDrop label={t('files.label')} hint={t('files.hint')} {...fileCaps} onFiles={uploads.add} />
          <VideoLinkField onAdd={work.addVideo} />
        </>
      ) : (
        <Button icon={Plus} type="plain" size={24} className="add" onClick={() => setOpen(true)}>
          {t('files.add')}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept={fileCaps.kinds.map((kind) => `.${kind}`).join()}
        onChange={({ target: { files: chosen } }) => exchange(chosen)}
        onClick={(event) => (event.currentTarget.value = '')}
      />
      <output className="unseen">{said}</output>
      {preview !== null && preview >= 0 && (
        <ImagePreview
          images={looks.map((file) => previewOf(file, file.name))}
          initial={preview}
          onClose={() => setPreview(null)}
        />
      )}
    </section>
  )
}
