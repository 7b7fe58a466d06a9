import { useText } from '@tsumugi/i18n'
import type { PageAddress } from '@tsumugi/records'
import { EmptyState, ErrorState, Skeleton, useStyles } from '@tsumugi/ui'
import { PhaseSkus } from '../phase-matrix/phase-matrix.tsx'
import { usePhase, usePhaseMatrix } from '../production-queries.ts'
import { productionTexts } from '../production-words/production-texts.ts'
import css from './production-screen.css?inline'

/** /phases/:id/variants_info: colours and sizes of a phase alone, for a frame of the older application or for print. */
export function VariantsInfoScreen({ params }: PageAddress) {
  useStyles(css)
  const t = useText(productionTexts)
  const id = Number(params.id)
  const phase = usePhase(id)
  const matrix = usePhaseMatrix(id)
  const { data } = phase
  const error = (phase.error ?? matrix.error) as { status?: number } | undefined
  return (
    <main className="variants-page">
      <h1>{data ? `${data.styleNo} ${data.productionName} ${t(`phase.${data.kind}`)}` : t('matrix')}</h1>
      {error && (!data || !matrix.data) ? (
        error.status === 404 || error.status === 403 ? (
          <EmptyState heading="h2" filtered title={t('gone')}>
            {t('gone.text')}
          </EmptyState>
        ) : (
          <ErrorState heading="h2" onRetry={() => void Promise.all([phase.mutate(), matrix.mutate()])} />
        )
      ) : !data || !matrix.data ? (
        <Skeleton rows={4} />
      ) : (
        <PhaseSkus production={data} matrix={matrix.data} mayWrite={false} />
      )}
    </main>
  )
}
