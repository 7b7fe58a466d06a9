import { stepKinds, type StepKind } from '@tsumugi/domain/scheduling'
import { stepKey, stepTexts, useText } from '@tsumugi/i18n'
import { storage, useStored } from '@tsumugi/session'
import { Dialog, Select, TextArea, useStyles } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import { pastedCells } from '../matching/pasted-cells.ts'
import { procedureTexts } from '../words/procedure-texts.ts'
import { MatchPreview } from './match-preview.tsx'
import css from './report.css?inline'
import { useMatches, useTableNames } from './use-matches.ts'

/** Styles and dates as they stand in a spreadsheet become reports, once their preview was seen. */
export function PasteDialog({ onClose }: { onClose(): void }) {
  useStyles(css)
  const t = useText(procedureTexts)
  const step = useText(stepTexts)
  const names = useTableNames()
  // What was pasted survives a reload, and closing the dialog.
  const draft = storage.recordDraft('procedure.paste')
  const text = String(useStored(draft)?.text ?? '')
  const onText = (next: string) => draft.set(next ? { text: next } : null)
  const [kind, setKind] = useState<StepKind>('sewing')
  const cells = useMemo(
    () => (names && text.trim() !== '' ? pastedCells(text, names, kind) : null),
    [names, text, kind],
  )
  const { matches, capped, count, apply, busy } = useMatches(cells, names)
  async function take() {
    if (!(await apply())) return
    onText('')
    onClose()
  }
  return (
    <Dialog
      title={t('paste')}
      width={760}
      closeOnOutside={false}
      busy={busy}
      onClose={onClose}
      primary={{
        label: t('preview.apply', { count }),
        onClick: () => void take(),
        ...(count === 0 && { reason: t('preview.nothing') }),
      }}
    >
      <div className="step-import">
        <p>{t('paste.text')}</p>
        <TextArea label={t('paste.area')} rows={6} placeholder={t('paste.example')} value={text} onChange={onText} />
        <Select
          label={t('paste.step')}
          placeholder={null}
          value={kind}
          options={stepKinds.map((value) => ({ value, label: step(stepKey(value)) }))}
          onChange={(next) => setKind(next as StepKind)}
        />
        {matches && <MatchPreview cells={matches} capped={capped} />}
      </div>
    </Dialog>
  )
}
