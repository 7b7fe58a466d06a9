import { wordsOf } from '@tsumugi/api'
import { recordFiles, spreadsheets, type SheetPreview } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { currentAddress, signInAddress } from '@tsumugi/navigation'
import { positive, type PageAddress } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, EmptyState, FileDrop, Notice, Screen, Tabs, useStyles } from '@tsumugi/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { converterTexts } from '../words/converter-texts.ts'
import { SheetTable } from './sheet-table.tsx'
import css from './xls-preview.css?inline'

const mebibyte = 1_048_576

/**
 * /previews/xls: any workbook as it is seen, on a thread of the server; no formula runs and nothing is kept. With `file`,
 * the id of a file beside a record, that one is read at once.
 */
export function XlsPreviewScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(converterTexts)
  const { shown, fault, busy, isOut, take, forget } = usePreview(positive(query.file))
  return (
    <main className="xls-preview">
      <Screen title={t('preview.title')} facts={shown && <span className="small soft">{shown.name}</span>}>
        {isOut ? (
          <EmptyState
            heading="h2"
            title={t('preview.signIn')}
            action={<Button href={signInAddress(currentAddress())}>{t('preview.toSignIn')}</Button>}
          >
            {t('preview.hint')}
          </EmptyState>
        ) : shown ? (
          <Workbook key={shown.name} preview={shown.preview} onOther={forget} />
        ) : (
          <FileDrop
            label={t('preview.file')}
            hint={t('preview.hint')}
            error={fault || undefined}
            kinds={['csv', 'xlsx']}
            maxCount={1}
            maxSize={20 * mebibyte}
            busy={busy}
            onFiles={([file]) => file && void take(file)}
          />
        )}
      </Screen>
    </main>
  )
}

function Workbook({ preview, onOther }: { preview: SheetPreview; onOther(): void }) {
  const t = useText(converterTexts)
  const [at, choose] = useState('0')
  const sheet = preview.sheets[Number(at)]
  const left = [
    sheet?.rowsLeftOut && t('preview.rowsLeft'),
    sheet?.columnsLeftOut && t('preview.columnsLeft'),
    preview.sheetsLeftOut > 0 && t('preview.sheetsLeft', { count: preview.sheetsLeftOut }),
  ].filter(Boolean)
  return (
    <>
      <div className="preview-head">
        {preview.sheets.length > 1 && (
          <Tabs
            label={t('preview.sheets')}
            tabs={preview.sheets.map(({ name }, key) => ({ key: String(key), label: name }))}
            value={at}
            onChange={choose}
          />
        )}
        <Button type="secondary" onClick={onOther}>
          {t('preview.other')}
        </Button>
      </div>
      {left.length > 0 && <Notice hue="gold">{left.join(' ')}</Notice>}
      {sheet && sheet.rows.length > 0 ? (
        <SheetTable sheet={sheet} />
      ) : (
        <EmptyState heading="h2" title={t('preview.empty')}>
          {t('preview.hint')}
        </EmptyState>
      )}
    </>
  )
}

/** One file, read and shown, or why it cannot be: a kept one that the address names, or one that is brought. */
function usePreview(keptId: number | null) {
  const t = useText(converterTexts)
  const api = useApi()
  const [shown, show] = useState<{ name: string; preview: SheetPreview } | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(keptId !== null)
  const [isOut, setOut] = useState(false)
  const signOut = () => setOut(true)
  const fail = (error: unknown) => {
    setFault(wordsOf(error) || t('failed'))
    setBusy(false)
  }
  async function read(file: File) {
    try {
      // The page is everybody's; only its reader asks who one is.
      const { data } = await api.of(spreadsheets).preview({ body: { file } }, { on401: signOut })
      show({ name: file.name, preview: data })
      setBusy(false)
    } catch (error) {
      fail(error)
    }
  }
  const readKept = useEffectEvent((id: number) => {
    const found = api.of(recordFiles).original({ id }, { on401: signOut, on404: () => undefined })
    found.then(read, fail)
  })
  useEffect(() => {
    if (keptId !== null) readKept(keptId)
  }, [keptId])
  async function take(file: File) {
    setBusy(true)
    setFault('')
    await read(file)
  }
  return { shown, fault, busy, isOut, take, forget: () => show(null) }
}
