import { useId, type ReactNode } from 'react'
import { useText } from '@tsumugi/i18n'
import { Icon } from '../icon/icon.tsx'
import { TriangleAlert } from '../icon/icons.ts'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import css from './field.css?inline'

/** What every field shows around its control. */
export interface FieldProps {
  label?: ReactNode
  /** Must be filled; said in words beside the label. */
  must?: boolean
  hint?: ReactNode
  /** What is wrong, why and what to do; read out with the control. */
  error?: ReactNode
}

/** What a control takes over so that label, hint and error belong to it. */
export interface ControlAttributes {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldFrameProps extends FieldProps {
  /** The control is a set (radios, checks): the label names the set. */
  group?: boolean
  children: (control: ControlAttributes) => ReactNode
}

/**
 * Label, must, hint and error around one control. Without any of them the frame takes no part in the layout, but stays:
 * an error that appears must not take the focus away.
 */
export function Field({ label, must, hint, error, group, children }: FieldFrameProps) {
  useStyles(css)
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const control: ControlAttributes = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': must || undefined,
  }
  const name = (
    <>
      {label}
      {must && <Must />}
    </>
  )
  const frame = (
    <>
      {group ? <div className="row">{children(control)}</div> : children(control)}
      {error && (
        <span className="error" id={`${id}-error`}>
          <Icon of={TriangleAlert} size={16} />
          <span>{error}</span>
        </span>
      )}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </>
  )
  if (group) {
    return (
      <div
        className="field"
        role="group"
        aria-labelledby={label ? `${id}-label` : undefined}
        aria-describedby={described || undefined}
      >
        {label && (
          <span className="label" id={`${id}-label`}>
            {name}
          </span>
        )}
        {frame}
      </div>
    )
  }
  return (
    <div className={label || hint || error ? 'field' : 'field is-bare'}>
      {label && (
        <label className="label" htmlFor={id}>
          {name}
        </label>
      )}
      {frame}
    </div>
  )
}

function Must() {
  return <span className="must">{useText(controlTexts)('field.must')}</span>
}
