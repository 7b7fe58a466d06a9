import { useText } from '@tsumugi/i18n'
import { Button, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { unitTexts } from '../unit-texts.ts'

/** One field for hand scanners, which type a code and press Enter, and for people who type it. */
export function ScanForm({ onCode }: { onCode(code: string): void }) {
  const t = useText(unitTexts)
  const [code, setCode] = useState('')
  return (
    <form
      className="receiving-scan"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() === '') return
        onCode(code.trim())
        setCode('')
      }}
    >
      <TextField label={t('receive.code')} value={code} onChange={setCode} autoComplete="off" spellCheck={false} />
      <Button submit>{t('receive.count')}</Button>
    </form>
  )
}
