import { careEditions, type CareEdition } from '@tsumugi/domain'

/** One number for a symbol of an edition, as addresses want it: 2024141. */
export const symbolId = (edition: CareEdition, code: number): number => Number(edition) * 1000 + code

export function readSymbolId(text: string): { edition: CareEdition; code: number } | null {
  const id = Number(text)
  const edition = careEditions.find((each) => Number(each) === Math.floor(id / 1000))
  return edition ? { edition, code: id % 1000 } : null
}
