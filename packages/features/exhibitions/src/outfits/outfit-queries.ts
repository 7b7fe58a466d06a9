import { exhibitionOutfits } from '@tsumugi/contract'
import { useChange, useQuery } from '@tsumugi/queries'

/** Told as news of their exhibition, as those of its items are. */
const topics = ['exhibition'] as const

export const useOutfits = (exhibitionId: number) =>
  useQuery(exhibitionOutfits.list, { query: { exhibitionId, perPage: 500 } }, { keep: true, topics })

/** Every write; what is shown of the outfits is asked for again after it. */
export const useOutfitChanges = () => ({
  create: useChange(exhibitionOutfits.create),
  update: useChange(exhibitionOutfits.update),
  order: useChange(exhibitionOutfits.order),
  discard: useChange(exhibitionOutfits.discard),
  setPicture: useChange(exhibitionOutfits.setPicture),
  removePicture: useChange(exhibitionOutfits.removePicture),
})
