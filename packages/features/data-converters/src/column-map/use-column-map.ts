import type { ConverterDetail } from '@tsumugi/contract'
import { matchColumns } from '@tsumugi/domain/conversion'
import { useText } from '@tsumugi/i18n'
import { useState } from 'react'
import type { FieldWords } from '../nouns/field-words.ts'
import { converterTexts } from '../words/converter-texts.ts'
import { columnLetter } from './column-letter.ts'

export interface ColumnMapState {
  /** The field of each column, '' where it is not taken. */
  readonly columns: readonly string[]
  /** Which column is being connected. */
  readonly held: number | null
  /** Fields without which no row is told from another. */
  readonly keys: readonly string[]
  readonly isRemembered: boolean
  headOf(at: number): string
  take(at: number | null): void
  connect(field: string): void
  drop(field: string): void
}

/** Columns as they were chosen, else as they were last time, else by their heads. */
export function useColumnMap(run: ConverterDetail, { heads, definition }: FieldWords): ColumnMapState {
  const t = useText(converterTexts)
  const [columns, setColumns] = useState<readonly string[]>(() =>
    run.columns.length > 0 ? run.columns : matchColumns(run.heads, heads, run.remembered),
  )
  const [held, take] = useState<number | null>(null)
  const { key, keyWith = [] } = definition.master
  return {
    columns,
    held,
    keys: [key, ...keyWith],
    isRemembered: Object.keys(run.remembered).length > 0,
    headOf: (at) => run.heads[at] || t('column', { letter: columnLetter(at) }),
    take,
    connect(field) {
      if (held === null) return
      setColumns(columns.map((own, at) => (at === held ? field : own === field ? '' : own)))
      take(null)
    },
    drop: (field) => setColumns(columns.map((own) => (own === field ? '' : own))),
  }
}
