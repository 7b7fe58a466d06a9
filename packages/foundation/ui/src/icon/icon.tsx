import type { LucideIcon } from 'lucide-react'

/** The sizes of an icon in px (spec §9). */
export type IconSize = 16 | 20 | 24 | 32 | 40
export type { LucideIcon }

export interface IconProps {
  of: LucideIcon
  size?: IconSize
  /** Read out in place of the drawing; without it the icon is decoration. */
  label?: string
  className?: string
}

/** A Lucide drawing at 24 px unless said otherwise, 1.5 thick on its 24 grid. */
export function Icon({ of: Drawing, size = 24, label, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={size === 40 ? 1.25 : 1.5}
      className={className ? `icon ${className}` : 'icon'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
