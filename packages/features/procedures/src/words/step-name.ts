import type { Procedure } from '@tsumugi/contract'
import { stepKey, stepTexts, useText } from '@tsumugi/i18n'
import { useCallback } from 'react'

/** What a step is called: by its company, else by what it is about. */
export function useStepName(): (step: Pick<Procedure, 'word' | 'name'>) => string {
  const t = useText(stepTexts)
  return useCallback(({ word, name }) => name ?? (word ? t(stepKey(word)) : ''), [t])
}
