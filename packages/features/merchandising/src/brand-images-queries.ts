import { brandImages } from '@tsumugi/contract'
import { useData } from '@tsumugi/queries'

/** The board of a brand and season; null asks for the latest. Others' changes come in by themselves. */
export const useBoard = (brandId: number | undefined, season: string | null) =>
  useData(brandImages.board, brandId === undefined ? null : { query: { brandId, ...(season && { season }) } }, {
    others: true,
  })
