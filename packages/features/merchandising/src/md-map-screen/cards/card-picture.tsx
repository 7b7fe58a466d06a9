import { Icon } from '@tsumugi/ui'
import { Shirt } from '@tsumugi/ui/icons'
import { useEffect, useState } from 'react'
import { cardMetrics } from '../grid/grid-layout.ts'
import type { Zoom } from '../view/map-view.ts'
import type { PicturePace } from './picture-pace.ts'

interface CardPictureProps {
  /** The product's picture in any size, or null where it has none. */
  imageUrl: string | null
  zoom: Zoom
  pace: PicturePace
}

/** A product's picture in the size of the zoom, asked for once the wall is slow enough to see it. */
export function CardPicture({ imageUrl, zoom, pace }: CardPictureProps) {
  if (imageUrl === null) return <Icon of={Shirt} size={24} className="no-picture" />
  const source = imageUrl.replace(/\/thumbnails\/\d+/, `/thumbnails/${cardMetrics[zoom].picture}`)
  return <Paced key={source} source={source} pace={pace} />
}

function Paced({ source, pace }: { source: string; pace: PicturePace }) {
  const [shown, setShown] = useState(() => pace.lets(source))
  useEffect(() => {
    if (shown) return
    const take = () => setShown(pace.lets(source))
    // The wall may have come to rest since this was drawn.
    take()
    return pace.whenCalm(take)
  }, [shown, pace, source])
  return shown ? <img src={source} alt="" loading="lazy" decoding="async" draggable={false} /> : null
}
