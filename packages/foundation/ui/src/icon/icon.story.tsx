import { Icon, type IconSize } from './icon.tsx'
import * as drawings from './icons.ts'

const sizes: IconSize[] = [16, 20, 24, 32, 40]

export function Sizes() {
  return (
    <div className="button-row">
      {sizes.map((size) => (
        <Icon key={size} of={drawings.House} size={size} />
      ))}
    </div>
  )
}

export function AllInUse() {
  return (
    <div className="button-row">
      {Object.entries(drawings).map(([name, drawing]) => (
        <Icon key={name} of={drawing} label={name} />
      ))}
    </div>
  )
}
