import { KeyboardHelp } from '../map-asides/keyboard-help.tsx'
import { MapFailed } from './map-failed.fixture.tsx'
import { MapScene, sceneCards } from './map-scene.fixture.tsx'
import { MapSkeleton } from './grid/map-skeleton.tsx'

const flashed = [1, 9]

export function Month() {
  return <MapScene openId={3} />
}

export function Weeks() {
  return <MapScene view={{ unit: 'week' }} />
}

export function WallOfPictures() {
  return <MapScene view={{ zoom: 'small', heat: 'quantity' }} />
}

export function AllFigures() {
  return <MapScene view={{ zoom: 'large', unit: 'half', heat: 'costRate' }} />
}

export function ThreeThousandProducts() {
  return <MapScene cards={sceneCards(3000)} />
}

export function ChangedBySomebodyElse() {
  return <MapScene flashed={flashed} />
}

export function Empty() {
  return <MapScene cards={[]} />
}

export function Failed() {
  return <MapFailed />
}

export function Loading() {
  return (
    <section className="md-map">
      <MapSkeleton />
    </section>
  )
}

export function Keys() {
  return <KeyboardHelp onClose={() => undefined} />
}
