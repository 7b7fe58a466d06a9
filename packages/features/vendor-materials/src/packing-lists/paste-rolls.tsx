import type { VendorBalance } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Dialog, Notice, TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import { vendorTexts } from '../words/vendor-texts.ts'
import { readRolls } from './read-rolls.ts'
import type { RollRow } from './rolls-field.tsx'

interface PasteRollsProps {
  readonly materials: readonly VendorBalance[]
  onTake(rows: readonly RollRow[]): void
}

/** Takes rolls from a table that is pasted. */
export function PasteRolls({ materials, onTake }: PasteRollsProps) {
  const t = useText(vendorTexts)
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button size={24} onClick={() => open(true)}>
        {t('paste')}
      </Button>
      {isOpen && <PasteDialog {...{ materials, onTake }} onClose={() => open(false)} />}
    </>
  )
}

/** What cannot be read is said, and stays to be mended. */
function PasteDialog({ materials, onTake, onClose }: PasteRollsProps & { onClose(): void }) {
  const t = useText(vendorTexts)
  const [text, setText] = useState('')
  const { rows, unread } = readRolls(text, materials)
  function take() {
    onTake(rows)
    onClose()
  }
  const disabled = rows.length === 0 || unread.length > 0
  const places = unread.slice(0, 10).map(({ at }) => at)
  return (
    <Dialog
      title={t('paste')}
      onClose={onClose}
      primary={{ label: t('paste.take', { count: rows.length }), onClick: take, disabled }}
    >
      <div className="vendor-form">
        <TextArea label={t('paste.rows')} hint={t('paste.hint')} rows={10} value={text} onChange={setText} />
        {unread.length > 0 && (
          <Notice hue="madder" live>
            {t('paste.unread', { rows: places.join(', ') })}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
