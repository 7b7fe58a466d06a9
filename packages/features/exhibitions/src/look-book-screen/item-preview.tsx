import type { GuestItem } from '@tsumugi/contract'
import { ImagePreview } from '@tsumugi/ui'

/** The pictures of an item at full size (spec §4, Image preview). */
export function ItemPreview({
  name,
  pictures,
  initial,
  onClose,
}: {
  name: string
  pictures: GuestItem['pictures']
  initial: number
  onClose(): void
}) {
  const images = pictures.map((each) => ({
    src: each.thumbnails['1920'] ?? '',
    thumbnail: each.thumbnails['120'] ?? '',
    alt: name,
    kind: 'image' as const,
  }))
  return <ImagePreview images={images} initial={initial} onClose={onClose} />
}
