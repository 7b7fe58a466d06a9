import { wordsOf } from '@tsumugi/api'
import { recordFiles, type RecruitmentDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { FileDrop, FileRow, IconButton } from '@tsumugi/ui'
import { X } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { matchingTexts } from '../words/matching-texts.ts'

interface FilesFieldProps {
  readonly files: RecruitmentDetail['files']
  readonly ids: readonly number[]
  onChange(ids: readonly number[]): void
}

/** Files that come with the agreement: brought at once, kept with the recruitment when it is saved. */
export function FilesField({ files, ids, onChange }: FilesFieldProps) {
  const t = useText(matchingTexts)
  const { brought, busy, fault, take } = useBroughtFiles(ids, onChange)
  const nameOf = (id: number) => files.find((file) => file.id === id)?.name ?? brought.get(id) ?? String(id)
  return (
    <div className="wide">
      <FileDrop
        label={t('field.fileIds')}
        hint={t('filesHint')}
        error={fault}
        busy={busy}
        present={ids.length}
        maxCount={20}
        onFiles={(chosen) => void take(chosen)}
      />
      {ids.map((id) => (
        <FileRow
          key={id}
          name={nameOf(id)}
          action={
            <IconButton
              icon={X}
              size={24}
              label={t('removeFile', { name: nameOf(id) })}
              onClick={() => onChange(ids.filter((each) => each !== id))}
            />
          }
        />
      ))}
    </div>
  )
}

function useBroughtFiles(ids: FilesFieldProps['ids'], onChange: FilesFieldProps['onChange']) {
  const t = useText(matchingTexts)
  const api = useApi()
  const [brought, bring] = useState<ReadonlyMap<number, string>>(new Map())
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function take(chosen: File[]) {
    setBusy(true)
    setFault(undefined)
    try {
      const added = await Promise.all(chosen.map((file) => api.of(recordFiles).add({ body: { file } })))
      bring(new Map([...brought, ...added.map(({ data }) => [data.id, data.name] as const)]))
      onChange([...ids, ...added.map(({ data }) => data.id)])
    } catch (failure) {
      setFault(wordsOf(failure) || t('fileFailed'))
    } finally {
      setBusy(false)
    }
  }
  return { brought, busy, fault, take }
}
