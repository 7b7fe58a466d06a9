import { wordsOf } from '@tsumugi/api'
import type { DocumentFile, DocumentKind } from '@tsumugi/contract'
import type { FileFace } from '@tsumugi/domain'
import { formatDate, formatNumber } from '@tsumugi/i18n'
import { SheetLink, useBringing } from '@tsumugi/records'
import { confirm, ErrorState, FileDrop, FileRow, IconButton, Segments, Skeleton, toast } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { partnerOf, type DocumentDetail } from '../../document-answers.ts'
import { useDocumentChange, useDocuments } from '../../use-documents.ts'
import type { DocumentWords } from '../../words/document-words.ts'

interface FilesTabProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
}

/** Files beside a document: those of both parties, and those that stay on one's own side. */
export function FilesTab({ kind, words, detail }: FilesTabProps) {
  const { t } = words
  const { data, error, mutate } = useDocuments(kind, 'files', { id: detail.id })
  const [face, setFace] = useState<FileFace>('both')
  const add = useDocumentChange(kind, 'addFile')
  const { bring, busy, fault } = useBringing((id) => add({ id: detail.id, body: { file: { id, face } } }), t('failed'))
  const take = async (files: readonly File[]) => {
    if (await bring(files)) toast({ title: t('files.added', { count: files.length }) })
  }
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />
  if (!data) return <Skeleton rows={3} />
  return (
    <div className="document-panel">
      {data.data.length === 0 ? (
        <p className="soft">{t('files.empty')}</p>
      ) : (
        <ul className="document-files">
          {data.data.map((file) => (
            <li key={file.id}>
              <DocumentFileRow {...{ kind, words, detail, file }} />
            </li>
          ))}
        </ul>
      )}
      <FaceChoice {...{ words, detail, face }} onChange={setFace} />
      <FileDrop label={t('files.add')} busy={busy} error={fault} onFiles={(files) => void take(files)} />
    </div>
  )
}

interface FaceChoiceProps extends Pick<FilesTabProps, 'words' | 'detail'> {
  readonly face: FileFace
  onChange(face: FileFace): void
}

/** Who is to see what is brought next. */
function FaceChoice({ words: { t }, detail, face, onChange }: FaceChoiceProps) {
  const partner = partnerOf(detail)?.name ?? ''
  return (
    <div className="document-acts">
      <Segments<FileFace>
        label={t('files.face')}
        value={face}
        onChange={onChange}
        options={[
          { value: 'both', label: t('files.both') },
          { value: 'ours', label: t('files.ours') },
        ]}
      />
      <span className="small soft">{t(`files.hint.${face}`, { partner })}</span>
    </div>
  )
}

function DocumentFileRow({ kind, words, detail, file }: FilesTabProps & { file: DocumentFile }) {
  const { t } = words
  const remove = useDocumentChange(kind, 'removeFile')
  async function go() {
    const sure = await confirm({
      title: t('files.remove.title', { name: file.name }),
      message: t('delete.text'),
      type: 'attention',
      okLabel: t('files.remove'),
    })
    if (!sure) return
    await remove({ id: detail.id, fileId: file.id }).catch((error: unknown) =>
      toast({ title: wordsOf(error) || t('failed'), type: 'attention', duration: 6000 }),
    )
  }
  const size = t('files.size', { size: formatNumber(String(Math.max(1, Math.round(file.size / 1024)))) })
  const seen = t(file.face === 'both' ? 'files.both' : 'files.ours')
  const frozen = file.frozenRevision === null ? '' : t('files.frozen', { revision: file.frozenRevision })
  const mayRemove = file.ours && file.frozenRevision === null
  return (
    <FileRow
      name={file.name}
      href={file.url}
      note={[size, formatDate(file.createdAt, 'long'), file.by, seen, frozen].filter(Boolean).join('・')}
      action={
        <>
          <SheetLink {...file} />
          {mayRemove && (
            <IconButton
              icon={Trash2}
              size={24}
              label={t('files.remove.name', { name: file.name })}
              onClick={() => void go()}
            />
          )}
        </>
      }
    />
  )
}
