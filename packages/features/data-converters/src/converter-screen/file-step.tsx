import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { dataConverters } from '@tsumugi/contract'
import { useNoun, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { FileDrop, Select } from '@tsumugi/ui'
import { useState } from 'react'
import { nounKey, type ConverterNoun } from '../nouns/nouns.ts'
import { converterTexts } from '../words/converter-texts.ts'
import { WaySteps } from './way-steps.tsx'

const mebibyte = 1_048_576

interface FileStepProps {
  readonly nouns: readonly ConverterNoun[]
  readonly noun: ConverterNoun
  onNoun(noun: ConverterNoun): void
  onBrought(run: number): void
}

/** The first step: what is brought in, and its file. Nothing is written yet. */
export function FileStep({ nouns, noun, onNoun, onBrought }: FileStepProps) {
  const t = useText(converterTexts)
  const name = useNoun()
  const { busy, fault, take } = useBringing(noun, onBrought)
  return (
    <>
      <WaySteps at={0} notes={{ 3: t('way.undo') }} />
      <div className="file-step">
        <Select
          label={t('noun')}
          placeholder={null}
          value={noun}
          options={nouns.map((value) => ({ value, label: name(nounKey(value).slice('noun.'.length) as never) }))}
          onChange={onNoun}
        />
        <FileDrop
          label={t('file')}
          hint={t('file.hint')}
          error={fault || undefined}
          kinds={['csv', 'xlsx']}
          maxCount={1}
          maxSize={20 * mebibyte}
          busy={busy}
          onFiles={([file]) => file && void take(file)}
        />
      </div>
    </>
  )
}

/** Brings one file, and says why it is refused. */
function useBringing(noun: ConverterNoun, onBrought: (run: number) => void) {
  const t = useText(converterTexts)
  const add = useChange(dataConverters.add)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function take(file: File) {
    setBusy(true)
    setFault('')
    try {
      const { data } = await add({ body: { file, noun } }, { idempotencyKey: newIdempotencyKey() })
      onBrought(data.id)
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, take }
}
