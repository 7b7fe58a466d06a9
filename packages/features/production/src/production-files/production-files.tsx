import { wordsOf } from '@tsumugi/api'
import { productions, type ProductionDetail, type ProductionFile } from '@tsumugi/contract'
import { formatDate, useText, type Text } from '@tsumugi/i18n'
import { staying, useChange, useQuery } from '@tsumugi/queries'
import { Button, confirm, ErrorState, FileRow, IconButton, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { Plus, Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { FileDialog } from './file-dialog.tsx'
import { fileTexts } from './file-texts.ts'
import type { Messages } from './messages/ja.ts'
import css from './production-files.css?inline'

interface ProductionFilesProps {
  readonly production: ProductionDetail
  readonly mayWrite: boolean
}

/** Sketches, tech packs and other papers of a style: the newest of each, the versions before it below. */
export function ProductionFiles({ production: { id }, mayWrite }: ProductionFilesProps) {
  useStyles(css)
  const t = useText(fileTexts)
  const { data, error, mutate } = useQuery(
    productions.files,
    { id },
    { keep: true, stays: true, topics: ['production'] },
  )
  /** The paper that gets a newer version; `new` for one of its own. */
  const [adding, add] = useState<ProductionFile | 'new' | null>(null)
  const files = data?.data
  const papers = files?.filter(({ isNewest }) => isNewest) ?? []
  return (
    <section className="panel production-files">
      <header>
        <h2>{t('title')}</h2>
        <span className="small soft">{t(mayWrite ? 'lead' : 'lead.partner')}</span>
        {mayWrite && (
          <Button className="end" size={24} icon={Plus} onClick={() => add('new')}>
            {t('add')}
          </Button>
        )}
      </header>
      {!files && (error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton rows={2} />)}
      {files?.length === 0 && <p className="soft">{t(mayWrite ? 'none' : 'none.partner')}</p>}
      {papers.length > 0 && (
        <ul className="papers">
          {papers.map((paper) => (
            <li key={paper.series}>
              <Version {...{ id, mayWrite }} file={paper} onNext={() => add(paper)} />
              <Earlier versions={files!.filter((each) => each.series === paper.series && !each.isNewest)} />
            </li>
          ))}
        </ul>
      )}
      {adding && <FileDialog productionId={id} before={adding === 'new' ? null : adding} onClose={() => add(null)} />}
    </section>
  )
}

function Earlier({ versions }: { readonly versions: readonly ProductionFile[] }) {
  const t = useText(fileTexts)
  if (versions.length === 0) return null
  return (
    <details>
      <summary>{t('older', { count: versions.length })}</summary>
      {versions.map((file) => (
        <FileRow key={file.id} name={file.name} href={file.url} note={noteOf(t, file)} />
      ))}
    </details>
  )
}

interface VersionProps {
  readonly id: number
  readonly file: ProductionFile
  readonly mayWrite: boolean
  onNext(): void
}

function Version({ id, file, mayWrite, onNext }: VersionProps) {
  const t = useText(fileTexts)
  const removing = useChange(productions.removeFile, ['production'])
  const { name, version } = file
  async function remove() {
    const sure = await confirm({
      title: t('remove.title', { name, version }),
      message: t('remove.text'),
      type: 'attention',
      okLabel: t('remove.do'),
    })
    if (!sure) return
    await removing({ id, fileId: file.id }, staying).catch((error: unknown) =>
      toast({ title: wordsOf(error) || t('failed'), type: 'attention' }),
    )
  }
  const acts = mayWrite && (
    <span className="acts">
      <Button size={24} type="plain" aria-label={t('next.of', { name })} onClick={onNext}>
        {t('next')}
      </Button>
      <IconButton icon={Trash2} size={24} label={t('remove', { name, version })} onClick={() => void remove()} />
    </span>
  )
  return <FileRow name={name} href={file.url} note={noteOf(t, file)} action={acts} />
}

type FileText = Text<Messages>

const noteOf = (t: FileText, { kind, version, createdAt, note, face }: ProductionFile) =>
  [
    t(`kind.${kind}`),
    t('version', { version }),
    formatDate(createdAt, 'long', t.locale),
    face === 'ours' ? t('face.ours') : '',
    note,
  ]
    .filter(Boolean)
    .join('・')
