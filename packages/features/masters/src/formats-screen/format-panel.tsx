import { useText } from '@tsumugi/i18n'
import { saveFile, type PanelProps } from '@tsumugi/records'
import { Button, ErrorState, Skeleton, useStyles } from '@tsumugi/ui'
import { Download } from '@tsumugi/ui/icons'
import { documentTexts } from '../document-words/document-texts.ts'
import css from './format-preview.css?inline'
import { usePreview, type DocumentKind } from './use-preview.ts'

/** Beside the fields that arrange it: the PDF as it will be printed, before anything is saved. */
export function formatPanel(kind: DocumentKind) {
  function FormatPanel({ values }: PanelProps) {
    useStyles(css)
    const t = useText(documentTexts)
    const { preview, failed, busy, retry } = usePreview(kind, values)
    return (
      <section className="format-preview" aria-label={t('preview')} aria-busy={busy && !failed}>
        <header>
          <h3>{t('preview')}</h3>
          {preview && (
            <Button
              type="plain"
              size={24}
              icon={Download}
              disabled={busy}
              onClick={() => saveFile(preview.file, `${t('preview.file')}.pdf`)}
            >
              {t('preview.save')}
            </Button>
          )}
        </header>
        {failed && <ErrorState onRetry={retry} />}
        {!preview && !failed && <Skeleton shape="block" height={320} />}
        {!failed &&
          preview?.pages.map(({ url, width, height }, at) => (
            <img
              key={at}
              src={url}
              width={width}
              height={height}
              alt={t('preview.page', { page: at + 1, pages: preview.pages.length })}
            />
          ))}
      </section>
    )
  }
  return { Panel: FormatPanel, wide: true }
}
