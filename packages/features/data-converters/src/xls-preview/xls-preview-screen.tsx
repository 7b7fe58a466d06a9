import type { SheetPreview } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { signInAddress } from '@tsumugi/navigation'
import type { PageAddress } from '@tsumugi/records'
import { Button, EmptyState, FileDrop, Notice, Screen, Tabs, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { converterTexts } from '../words/converter-texts.ts'
import { SheetTable } from './sheet-table.tsx'
import { usePreview } from './use-preview.ts'
import css from './xls-preview.css?inline'

const mebibyte = 1_048_576

/**
 * /previews/xls: any workbook as it is seen, on a thread of the server; no formula runs and nothing is kept. Links to a file of
 * the product name its address (`?file=`).
 */
export function XlsPreviewScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(converterTexts)
  const { shown, fault, busy, isOut, take, forget } = usePreview(query)
  return (
    <main className="xls-preview">
      <Screen title={t('preview.title')} facts={shown && <span className="small soft">{shown.name}</span>}>
        {isOut ? (
          <EmptyState
            heading="h2"
            title={t('preview.signIn')}
            action={
              <Button href={signInAddress(`${location.pathname}${location.search}`)}>{t('preview.toSignIn')}</Button>
            }
          >
            {t('preview.hint')}
          </EmptyState>
        ) : shown ? (
          <Workbook key={shown.name} {...shown} onOther={forget} />
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

interface WorkbookProps {
  readonly preview: SheetPreview
  /** Where it is saved from. */
  readonly url: string | null
  onOther(): void
}

function Workbook({ preview, url, onOther }: WorkbookProps) {
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
        <div className="preview-acts">
          {url && (
            <Button type="secondary" href={url}>
              {t('runs.download')}
            </Button>
          )}
          <Button type="secondary" onClick={onOther}>
            {t('preview.other')}
          </Button>
        </div>
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
