import { Checkbox, useStyles } from '@tsumugi/ui'
import css from './person-ticks.css?inline'

interface PersonTicksProps {
  people: readonly { id: number; name: string }[]
  chosen: readonly number[]
  onChange(chosen: readonly number[]): void
}

/** People to choose from, many at once. */
export function PersonTicks({ people, chosen, onChange }: PersonTicksProps) {
  useStyles(css)
  return (
    <div className="person-ticks">
      {people.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((each) => each !== id))}
        >
          {name}
        </Checkbox>
      ))}
    </div>
  )
}
