import type { CostSheetDetail } from '@tsumugi/contract'
import { readCostLines } from '@tsumugi/domain/costing'
import { useText } from '@tsumugi/i18n'
import { Dialog, Notice, TextArea, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { costTexts } from '../words/cost-texts.ts'
import { kept, pasted } from './line-values.ts'
import { useLineChanges } from './use-line-changes.ts'

interface PasteDialogProps {
  readonly sheet: CostSheetDetail
  onClose(): void
}

/** Lines out of a table that was copied from a spreadsheet: read at once, added when nothing of it is in doubt. */
export function PasteDialog({ sheet, onClose }: PasteDialogProps) {
  const t = useText(costTexts)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const { put } = useLineChanges(sheet)
  const { lines, faults } = readCostLines(text)
  async function add() {
    setBusy(true)
    const saved = await put((from) => [...from.lines.map(kept), ...lines.map(pasted)])
    setBusy(false)
    if (!saved) return
    toast({ title: t('saved') })
    onClose()
  }
  const isReady = lines.length > 0 && faults.length === 0
  return (
    <Dialog
      title={t('line.paste')}
      width={640}
      busy={busy}
      onClose={onClose}
      closeOnOutside={false}
      primary={{ label: t('paste.add', { count: lines.length }), onClick: () => void add(), disabled: !isReady }}
    >
      <p className="small soft">{t('paste.text')}</p>
      <TextArea label={t('paste.label')} value={text} onChange={setText} rows={10} />
      {faults.slice(0, 10).map(({ row, column, text: cell }) => (
        <Notice key={`${row} ${column}`} hue="madder" live>
          {t('paste.fault', { row, column: t(`paste.column.${column}`), text: cell })}
        </Notice>
      ))}
    </Dialog>
  )
}
