import type { ExhibitionItem, GuestOutfit } from '@tsumugi/contract'

interface OutfitPictureProps {
  outfit: Pick<GuestOutfit, 'picture'>
  /** Its items in order. */
  items: readonly Pick<ExhibitionItem, 'id' | 'pictures'>[]
}

/** An outfit as it was photographed; without a picture of its own, its first items side by side. */
export function OutfitPicture({ outfit: { picture }, items }: OutfitPictureProps) {
  if (picture)
    return (
      <span className="outfit-board">
        <img src={picture.thumbnails['480']} alt="" loading="lazy" width="240" height="300" />
      </span>
    )
  const shown = items.filter(({ pictures }) => pictures.length > 0).slice(0, 4)
  return (
    <span className="outfit-board" data-parts={shown.length > 1 || undefined}>
      {shown.map(({ id, pictures: [first] }) => (
        <img key={id} src={first!.thumbnails['320']} alt="" loading="lazy" width="120" height="150" />
      ))}
    </span>
  )
}
