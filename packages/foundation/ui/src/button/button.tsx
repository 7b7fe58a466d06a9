import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon, type LucideIcon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { useStyles } from '../styles/style-root.ts'
import { useDescribed } from '../tooltip/use-described.ts'
import css from './button.css?inline'

/** The eleven types of a button (spec §9). */
export const buttonTypes = [
  'primary',
  'sub-primary',
  'secondary',
  'attention',
  'sub',
  'plain',
  'info',
  'info-plain',
  'icon',
  'floating',
  'icon-round',
] as const
export type ButtonType = (typeof buttonTypes)[number]

/** Height in px; the text is 14 or 12 px (spec §9). */
export type ButtonSize = 32 | 24

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  type?: ButtonType
  size?: ButtonSize
  icon?: LucideIcon
  /** Drawn after the text, for what opens something (chevron). */
  iconEnd?: LucideIcon
  /** Under way: keeps its look, says so, and answers no click. */
  busy?: boolean
  disabled?: boolean
  /** Why it is disabled; shown on hover and focus, so a disabled button stays reachable. Setting it disables. */
  reason?: string
  /** Sends the form it stands in. */
  submit?: boolean
  /** Renders a link that looks like this button. */
  href?: string
  target?: string
  wide?: boolean
  children?: ReactNode
}

/** A button; disabled ones stay focusable and say why. */
export function Button({
  type = 'secondary',
  size = 32,
  icon,
  iconEnd,
  busy,
  disabled,
  reason,
  submit,
  href,
  target,
  wide,
  onClick,
  className = '',
  children,
  ref,
  ...rest
}: ButtonProps) {
  useStyles(css)
  const off = Boolean(disabled || reason || busy)
  const shared = {
    title: reason,
    ...rest,
    ref: useDescribed(reason, ref),
    className: `button ${wide ? 'is-wide ' : ''}${className}`,
    'data-type': type,
    'data-size': size,
    'aria-disabled': off || undefined,
    'aria-busy': busy || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (!off) return onClick?.(event)
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const content = (
    <>
      {busy ? <Spinner /> : icon && <Icon of={icon} size={16} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={16} />}
    </>
  )
  if (href === undefined) {
    return (
      <button {...shared} type={submit ? 'submit' : 'button'}>
        {content}
      </button>
    )
  }
  const link = shared as unknown as ComponentProps<'a'>
  return (
    <a {...link} href={off ? undefined : href} target={target} rel={target === '_blank' ? 'noopener' : undefined}>
      {content}
    </a>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'type'> {
  icon: LucideIcon
  /** The name: read out, and shown as the tooltip. */
  label: string
  type?: 'icon' | 'icon-round'
}

/** A button that is only a drawing, and therefore always has a name and a tooltip. */
export function IconButton({ label, type = 'icon', ...rest }: IconButtonProps) {
  return <Button title={rest.reason ?? label} {...rest} aria-label={label} type={type} />
}
