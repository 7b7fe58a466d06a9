import type { MasterField } from '@tsumugi/contract'
import { fibreTerms } from '@tsumugi/domain'
import { foldWord } from '@tsumugi/domain/conversion'

/**
 * Several in one cell, with commas between: figures, words, names, or one of the makes below, whichever the field takes; or as
 * `writeItems` wrote them. What fits none is left as it is written, and called wrong by the field's own rule.
 */
export function readItems(schema: MasterField['schema'], text: string): unknown {
  const written = text.normalize('NFKC')
  const parts = written
    .split(/[,、;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const named = parts.map((name) => ({ name, code: null }))
  const makes = [data(text), parts.map(Number), parts, named, fibres(written), colors(parts), steps(parts)]
  return makes.find((each) => each !== null && schema.safeParse(each).success) ?? text
}

/** Items that no plain make tells whole are written as data. */
function data(text: string): unknown {
  if (!text.startsWith('[')) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const fibreKeys = new Map(
  fibreTerms.flatMap(({ key, terms }) =>
    [key, ...terms.ja, terms.en, terms['zh-CN']].map((name) => [foldWord(name), key] as const),
  ),
)

/** The fibre that a term names, in any language. */
export const fibreOf = (term: string): string | undefined => fibreKeys.get(foldWord(term))

/** `綿 60% ポリエステル 40%`; null where no share is named, for an empty list fits every field. */
function fibres(text: string) {
  const shares = [...text.matchAll(/([^\d%,、;|\n]+?)\s*(\d+(?:\.\d+)?)\s*%/g)]
  if (shares.length === 0) return null
  return shares.map(([, name, percent]) => ({ fibre: fibreOf(name!) ?? name!.trim(), percent: percent! }))
}

/** `03 生成り #ddd0b6, 07 藍 #2f4a7a`; null where a part is none. */
const colors = (parts: readonly string[]) =>
  whole(parts, /^(\S+)\s+(.+?)\s+(#[0-9a-fA-F]{6})$/, ([, no, name, hex]) => ({ no, name, hex: hex!.toLowerCase() }))

/** `0: 1280, 300: 1178`: from so much on, one unit costs so much. */
const steps = (parts: readonly string[]) =>
  whole(parts, /^(\d+(?:\.\d+)?)\s*[:=]\s*[¥$]?\s*(\d+(?:\.\d+)?)$/, ([, minQuantity, unitPrice]) => ({
    minQuantity,
    unitPrice,
  }))

function whole<Item>(parts: readonly string[], form: RegExp, read: (found: RegExpExecArray) => Item): Item[] | null {
  const found = parts.map((part) => form.exec(part))
  return found.every((each) => each !== null) ? found.map(read) : null
}
