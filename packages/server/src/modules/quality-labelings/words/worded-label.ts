import type { LabelInput, PrintedWords } from '@tsumugi/contract'
import { findFibre, otherFibres, type FibreTerm } from '@tsumugi/domain'
import type { Database } from '../../../database/engine.ts'
import { invalid } from '../../../http/refusal.ts'
import type { WordedLabel } from '../stored-label.ts'
import { fabricsOf, wordsOf, type WordList, type WordRow } from './word-queries.ts'

/** Gives every term of a label the words its masters have now; a master of nobody here is refused. */
export async function wordedLabel(database: Database, userGroupId: number, input: LabelInput): Promise<WordedLabel> {
  const { parts, instructionIds, attentionIds, ...plain } = input
  const words = (list: WordList, ids: number[], field: string) => namedWords(database, userGroupId, list, ids, field)
  const partWords = await words(
    'partNames',
    parts.flatMap(({ partNameId }) => partNameId ?? []),
    'parts',
  )
  const fabrics = await namedFabrics(
    database,
    userGroupId,
    parts.flatMap(({ rows }) => rows.flatMap(({ fabricId }) => fabricId ?? [])),
  )
  const instructions = await words('instructions', instructionIds, 'instruction_ids')
  const attentions = await words('attentions', attentionIds, 'attention_ids')
  return {
    ...plain,
    parts: parts.map((part) => ({
      ...part,
      words: part.partNameId === null ? null : partWords.get(part.partNameId)!,
      rows: part.rows.map((row) => {
        const fabric = row.fabricId === null ? undefined : fabrics.get(row.fabricId)!
        return fabric ? { ...row, fibre: fabric.fibre, words: fabric.words } : { ...row, words: fibreWords(row.fibre) }
      }),
    })),
    instructions: instructionIds.map((id) => ({ id, words: instructions.get(id)! })),
    attentions: attentionIds.map((id) => ({ id, words: attentions.get(id)! })),
  }
}

async function namedWords(database: Database, userGroupId: number, list: WordList, ids: number[], field: string) {
  const rows = ids.length === 0 ? [] : await wordsOf(database, userGroupId, list, ids)
  return complete(new Map(rows.map((row) => [row.id, wordsIn(row)])), ids, field)
}

async function namedFabrics(database: Database, userGroupId: number, ids: number[]) {
  const rows = ids.length === 0 ? [] : await fabricsOf(database, userGroupId, ids)
  return complete(new Map(rows.map((row) => [row.id, { fibre: row.fibre, words: fabricWords(row) }])), ids, 'parts')
}

function complete<Value>(found: Map<number, Value>, ids: readonly number[], field: string): Map<number, Value> {
  if (ids.every((id) => found.has(id))) return found
  throw invalid({ code: 'not_found', field: `quality_labeling.${field}` })
}

/** A term without a translation prints its own name. */
export const wordsIn = ({ name, name_en, name_zh }: WordRow): PrintedWords => ({
  ja: name,
  en: name_en ?? name,
  'zh-CN': name_zh ?? name,
})

/** The regulation has words in every language for a fibre that the master leaves untranslated. */
export function fabricWords(row: WordRow & { fibre: string }): PrintedWords {
  const term = findFibre(row.fibre)
  return {
    ja: row.name,
    en: row.name_en ?? term?.terms.en ?? row.name,
    'zh-CN': row.name_zh ?? term?.terms['zh-CN'] ?? row.name,
  }
}

function fibreWords(key: string): PrintedWords {
  const term: Pick<FibreTerm, 'terms'> | null = key === otherFibres.key ? otherFibres : findFibre(key)
  return term
    ? { ja: term.terms.ja[0]!, en: term.terms.en, 'zh-CN': term.terms['zh-CN'] }
    : { ja: key, en: key, 'zh-CN': key }
}
