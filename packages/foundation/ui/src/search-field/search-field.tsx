import { useEffect, useRef, type ComponentProps } from 'react'
import { useText } from '@tsumugi/i18n'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Search, X } from '../icon/icons.ts'
import { isTyping } from '../keyboard/is-typing.ts'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import { useInputStyles } from '../text-field/text-field.tsx'
import css from './search-field.css?inline'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'type'> {
  /** The name, and what may be typed: it stands in the field while that is empty. */
  label: string
  value: string
  onChange(value: string): void
  /** The key `/` leads here from anywhere on the page. */
  slash?: boolean
}

/** Words to search by; Escape empties it. */
export function SearchField({ label, value, onChange, slash, ...rest }: SearchFieldProps) {
  useStyles(css)
  useInputStyles()
  const t = useText(controlTexts)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!slash) return
    function jump(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [slash])

  return (
    <span className="search-field">
      <Icon of={Search} size={16} />
      <input
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts={slash ? '/' : undefined}
        {...rest}
        ref={input}
        type="search"
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return
          event.stopPropagation()
          onChange('')
        }}
      />
      {value ? (
        <IconButton
          icon={X}
          size={24}
          label={t('search.clear')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      ) : (
        slash && <kbd aria-hidden="true">/</kbd>
      )}
    </span>
  )
}
