import { wordsOf } from '@tsumugi/api'
import { rawMaterialFiles, type RawMaterialFile } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { staying, useChange, useQuery } from '@tsumugi/queries'
import { SheetLink, useBringing } from '@tsumugi/records'
import { confirm, ErrorState, FileDrop, FileRow, IconButton, Skeleton, TextField, toast, useStyles } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { pageTexts } from './page-texts.ts'
import css from './material-panels.css?inline'

/** Test reports, certificates and pictures of a raw material. */
export function FilesPanel({ id }: { readonly id: number }) {
  useStyles(css)
  const t = useText(pageTexts)
  const { data, error, mutate } = useQuery(rawMaterialFiles.list, { id }, { stays: true, topics: ['raw_material'] })
  return (
    <section className="material-panel" aria-label={t('files')}>
      <h3>
        {t('files')} <span className="small soft">{t('files.lead')}</span>
      </h3>
      {!data && (error ? <ErrorState heading="h3" onRetry={() => void mutate()} /> : <Skeleton rows={2} />)}
      {data?.data.length === 0 && <p className="small soft">{t('files.none')}</p>}
      {data?.data.map((file) => (
        <Paper key={file.id} {...{ id, file }} />
      ))}
      <Bringing id={id} />
    </section>
  )
}

function Paper({ id, file }: { readonly id: number; readonly file: RawMaterialFile }) {
  const t = useText(pageTexts)
  const removing = useChange(rawMaterialFiles.remove, ['raw_material'])
  const { name, note, createdAt } = file
  async function remove() {
    const sure = await confirm({
      title: t('files.remove.title', { name }),
      message: t('files.remove.text'),
      type: 'attention',
      okLabel: t('files.remove.do'),
    })
    if (!sure) return
    await removing({ id, fileId: file.id }, staying).catch((cause: unknown) =>
      toast({ title: wordsOf(cause, t('files.failed')), type: 'attention' }),
    )
  }
  const said = [note, formatDate(createdAt, 'long', t.locale)].filter(Boolean).join('・')
  const act = (
    <>
      <SheetLink {...file} />
      <IconButton icon={Trash2} size={24} label={t('files.remove', { name })} onClick={() => void remove()} />
    </>
  )
  return <FileRow name={name} href={file.url} note={said} action={act} />
}

function Bringing({ id }: { readonly id: number }) {
  const t = useText(pageTexts)
  const [note, setNote] = useState('')
  const add = useChange(rawMaterialFiles.add, ['raw_material'])
  const { bring, busy, fault } = useBringing(async (file) => {
    await add({ id, body: { file: { id: file, ...(note.trim() && { note: note.trim() }) } } }, staying)
  }, t('files.failed'))
  async function take(files: File[]) {
    if (!(await bring(files))) return
    setNote('')
    toast({ title: t('files.added') })
  }
  return (
    <>
      <TextField label={t('files.note')} value={note} maxLength={200} onChange={setNote} />
      <FileDrop label={t('files.drop')} busy={busy} error={fault} onFiles={(files) => void take(files)} />
    </>
  )
}
