import { ApiError } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, ErrorState, Skeleton } from '@tsumugi/ui'
import { useLabel, useLabelOptions } from '../label-queries.ts'
import { LabelEditor } from './label-editor.tsx'
import { editorTexts } from './messages/catalogue.ts'

/** /s/quality_labelings/:id/edit : the brand's editor of one label (domain §3.3). */
export function LabelEditorScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const t = useText(editorTexts)
  const { data: label, error, mutate } = useLabel(Number(params.id))
  const { data: options } = useLabelOptions()
  if (error instanceof ApiError && error.status === 404) {
    return (
      <ErrorState
        heading="h1"
        title={t('missing')}
        action={<Button href={href('qualityLabelings')}>{t('back')}</Button>}
      >
        {t('missingWhy')}
      </ErrorState>
    )
  }
  if (error && !label) return <ErrorState heading="h1" title={t('failed')} onRetry={() => void mutate()} />
  if (!label) return <Skeleton rows={12} />
  return <LabelEditor key={label.id} label={label} options={options} />
}
