import type { ReactNode } from 'react'
import { useText } from '@tsumugi/i18n'
import { IconButton } from '../button/button.tsx'
import { X } from '../icon/icons.ts'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './chip.css?inline'
import countCss from './count.css?inline'

/** The hues that carry a meaning; `outline` carries none. */
export type ChipHue = 'plain' | 'indigo' | 'madder' | 'gold' | 'bamboo' | 'outline'

/** A word about something: a kind, a change, a limit. */
export function Chip({ hue = 'plain', children }: { hue?: ChipHue; children: ReactNode }) {
  useStyles(css)
  return (
    <span className="chip" data-hue={hue}>
      {children}
    </span>
  )
}

/** A filter that is on, and can be taken off. */
export function FilterChip({ name, onRemove }: { name: string; onRemove(): void }) {
  useStyles(css)
  const t = useText(controlTexts)
  return (
    <span className="chip is-removable" data-hue="indigo">
      {name}
      <IconButton icon={X} size={24} label={t('chip.remove', { name })} onClick={onRemove} />
    </span>
  )
}

/** How many; above 99 it says 99+. */
export function Count({ hue = 'plain', children }: { hue?: 'plain' | 'indigo' | 'madder'; children: number }) {
  useStyles(countCss)
  return (
    <span className="count" data-hue={hue}>
      {children > 99 ? '99+' : children}
    </span>
  )
}
