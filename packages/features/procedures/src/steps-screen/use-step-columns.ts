import type { ListedProcedure } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { storage, useStored } from '@tsumugi/session'
import { useMemo } from 'react'
import { procedureTexts } from '../words/procedure-texts.ts'
import { useStepName } from '../words/step-name.ts'
import type { StepAct } from './step-card.tsx'
import { stepColumns } from './step-columns.tsx'

const hiddenIn = storage.hiddenColumns('procedures')

/** The columns of the list, what each is called, and which its reader does not want to see. */
export function useStepColumns(
  onFinish: (row: ListedProcedure) => void,
  onAct: (told: { act: StepAct; row: ListedProcedure }) => void,
) {
  const t = useText(procedureTexts)
  const nameOf = useStepName()
  const columns = useMemo(() => stepColumns({ t, nameOf, onFinish, onAct }), [t, nameOf, onFinish, onAct])
  const hiddenKeys = useStored(hiddenIn)
  const hidden = useMemo(() => new Set(hiddenKeys), [hiddenKeys])
  return {
    columns,
    hidden,
    names: new Map(columns.map(({ key, head, name }) => [key, name ?? String(head)])),
    hide: (keys: Iterable<string>) => hiddenIn.set([...keys]),
  }
}
export type StepColumns = ReturnType<typeof useStepColumns>
