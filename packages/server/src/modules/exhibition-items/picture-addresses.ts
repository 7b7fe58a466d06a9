import { thumbnailSizes } from '@tsumugi/domain'

export interface StoredPicture {
  readonly id: number
  readonly key: string
  readonly name: string
}

/** Who knows its key may see a picture: guests' pages show them without a token, also on partners' sites. */
export const pictureUrl = (exhibitionId: number, key: string, size: number): string =>
  `/api/exhibitions/${exhibitionId}/pictures/${key}/thumbnails/${size}`

export const pictureReply = (exhibitionId: number, { id, key, name }: StoredPicture) => ({
  id,
  name,
  thumbnails: Object.fromEntries(thumbnailSizes.map((size) => [size, pictureUrl(exhibitionId, key, size)])),
})
