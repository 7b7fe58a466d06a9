import { productions, type ProductionFile } from '@tsumugi/contract'
import { productionFileKinds, type FileFace, type ProductionFileKind } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { staying, useChange } from '@tsumugi/queries'
import { useBringing } from '@tsumugi/records'
import { Dialog, FileDrop, Segments, Select, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { fileTexts } from './file-texts.ts'

interface FileDialogProps {
  readonly productionId: number
  /** The paper that gets its next version; null for a new one. */
  readonly before: ProductionFile | null
  onClose(): void
}

/** Takes a new paper of a style, or the next version of one, which keeps its kind and who sees it. */
export function FileDialog({ productionId, before, onClose }: FileDialogProps) {
  const t = useText(fileTexts)
  const [kind, setKind] = useState<ProductionFileKind>(before?.kind ?? 'tech_pack')
  const [face, setFace] = useState<FileFace>(before?.face ?? 'both')
  const [note, setNote] = useState('')
  const add = useChange(productions.addFile, ['production'])
  const { bring, busy, fault } = useBringing(async (id) => {
    const series = before ? { series: before.series } : {}
    const file = { id, kind, face, ...series, ...(note.trim() && { note: note.trim() }) }
    const { data } = await add({ id: productionId, body: { file } }, staying)
    toast({ title: t('added', { version: data.version }) })
  }, t('failed'))
  const take = async (files: File[]) => {
    if (await bring(files)) onClose()
  }
  return (
    <Dialog title={before ? t('next.of', { name: before.name }) : t('add')} busy={busy} onClose={onClose}>
      {!before && <KindSelect kind={kind} onChange={setKind} />}
      {!before && <FaceChoice face={face} onChange={setFace} />}
      <TextField label={t('note')} value={note} maxLength={200} onChange={setNote} />
      <FileDrop
        label={t('drop')}
        busy={busy}
        error={fault}
        maxCount={before ? 1 : undefined}
        onFiles={(files) => void take(files)}
      />
    </Dialog>
  )
}

function KindSelect({ kind, onChange }: { kind: ProductionFileKind; onChange(kind: ProductionFileKind): void }) {
  const t = useText(fileTexts)
  return (
    <Select
      label={t('kind')}
      value={kind}
      placeholder={null}
      options={productionFileKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      onChange={(value) => onChange(value as ProductionFileKind)}
    />
  )
}

function FaceChoice({ face, onChange }: { face: FileFace; onChange(face: FileFace): void }) {
  const t = useText(fileTexts)
  return (
    <div className="faces">
      <Segments<FileFace>
        label={t('face')}
        value={face}
        onChange={onChange}
        options={[
          { value: 'both', label: t('face.both') },
          { value: 'ours', label: t('face.ours') },
        ]}
      />
      <p className="small soft">{t(`face.hint.${face}`)}</p>
    </div>
  )
}
