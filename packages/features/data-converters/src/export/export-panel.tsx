import { dataConverters } from '@tsumugi/contract'
import { useNoun, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Select, Skeleton } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import { nounKey, type ConverterNoun } from '../nouns/nouns.ts'
import { useFieldWords } from '../nouns/own-words.ts'
import { converterTexts } from '../words/converter-texts.ts'
import { ExportColumns, type ExportColumnsProps } from './export-columns.tsx'

/** The way out: any noun, in columns that stay as they were chosen, in the encoding that the reader's program takes. */
export function ExportPanel({ nouns }: { nouns: readonly ConverterNoun[] }) {
  const t = useText(converterTexts)
  const name = useNoun()
  const [noun, choose] = useState(nouns[0]!)
  const { data } = useQuery(dataConverters.maps, {})
  return (
    <div className="file-step">
      <Select<ConverterNoun>
        label={t('runs.noun')}
        placeholder={null}
        value={noun}
        options={nouns.map((value) => ({ value, label: name(nounKey(value).slice('noun.'.length) as never) }))}
        onChange={choose}
      />
      <Suspense fallback={<Skeleton rows={6} />}>
        {data && (
          <NounColumns
            key={noun}
            noun={noun}
            kept={data.data.find((map) => map.noun === noun && map.direction === 'out')}
          />
        )}
      </Suspense>
    </div>
  )
}

function NounColumns({ noun, kept }: Omit<ExportColumnsProps, 'words'>) {
  const words = useFieldWords(noun)
  return words ? <ExportColumns {...{ noun, words, kept }} /> : <Skeleton rows={6} />
}
