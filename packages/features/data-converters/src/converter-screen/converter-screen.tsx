import type { ConverterDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, stringifyQuery } from '@tsumugi/navigation'
import { positive, useAddress, type PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { EmptyState, ErrorState, Screen, Skeleton, Tabs, useStyles } from '@tsumugi/ui'
import { Suspense } from 'react'
import { useRun } from '../converter-queries.ts'
import { ExportPanel } from '../export/export-panel.tsx'
import { useFieldWords } from '../nouns/own-words.ts'
import { isNoun, nounsFor, type ConverterNoun } from '../nouns/nouns.ts'
import { RunsList } from '../runs/runs-list.tsx'
import { converterTexts } from '../words/converter-texts.ts'
import css from './converter-screen.css?inline'
import { FileStep } from './file-step.tsx'
import { RunView } from './run-view.tsx'

const views = ['import', 'runs', 'export'] as const
type View = (typeof views)[number]

interface Place {
  readonly view: View
  readonly run: number | null
  readonly noun: ConverterNoun | null
}

/** /data_converters: a table on its way in, those that came before, and the way out (domain §3.18). */
export function ConverterScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(converterTexts)
  const { user } = useSession()
  const nouns = nounsFor(user)
  const { place, go } = useAddress(() => placeOf(query), addressOf)
  return (
    <Screen className="converter-screen" title={t('title')}>
      {nouns.length === 0 ? (
        <EmptyState heading="h2" title={t('noun.none')}>
          {t('noun.none.why')}
        </EmptyState>
      ) : (
        <>
          <Tabs
            label={t('tabs')}
            tabs={views.map((key) => ({ key, label: t(`tab.${key}`) }))}
            value={place.view}
            onChange={(view) => go({ ...place, view: view as View, run: null }, 'push')}
          />
          <Suspense fallback={<Skeleton rows={8} />}>
            {place.view === 'runs' && <RunsList onOpen={(run) => go({ ...place, view: 'import', run }, 'push')} />}
            {place.view === 'export' && <ExportPanel nouns={nouns} />}
            {place.view === 'import' && place.run === null && (
              <FileStep
                {...{ nouns }}
                noun={place.noun && nouns.includes(place.noun) ? place.noun : nouns[0]!}
                onNoun={(noun) => go({ ...place, noun })}
                onBrought={(run) => go({ ...place, run }, 'push')}
              />
            )}
            {place.view === 'import' && place.run !== null && (
              <ShownRun id={place.run} onAgain={() => go({ ...place, run: null }, 'push')} />
            )}
          </Suspense>
        </>
      )}
    </Screen>
  )
}

function ShownRun({ id, onAgain }: { id: number; onAgain(): void }) {
  const { data, error, mutate } = useRun(id)
  if (data?.data.id === id && isNoun(data.data.noun))
    return <NounRun run={data.data} noun={data.data.noun} onAgain={onAgain} />
  return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
}

interface NounRunProps {
  readonly run: ConverterDetail
  readonly noun: ConverterNoun
  onAgain(): void
}

function NounRun({ noun, ...run }: NounRunProps) {
  const words = useFieldWords(noun)
  return words ? <RunView {...run} words={words} /> : <Skeleton rows={8} />
}

function placeOf(query: PageAddress['query']): Place {
  const noun = typeof query.noun === 'string' && isNoun(query.noun) ? query.noun : null
  const view = views.find((each) => each === query.view) ?? 'import'
  return { view, run: positive(query.run), noun }
}

function addressOf({ view, run, noun }: Place): string {
  const search = stringifyQuery({ view: view === 'import' ? null : view, run, noun })
  return search ? `${href('dataConverters')}?${search}` : href('dataConverters')
}
