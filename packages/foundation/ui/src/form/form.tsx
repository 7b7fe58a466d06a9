import type { ReactNode } from 'react'
import { useText } from '@tsumugi/i18n'
import { controlTexts } from '../messages/catalogue.ts'
import { Notice } from '../notice/notice.tsx'
import { useStyles } from '../styles/style-root.ts'
import css from './form.css?inline'
import type { FormState } from './use-form.ts'

export interface FormProps<Values> {
  form: FormState<Values>
  label?: string
  className?: string
  children: ReactNode
}

/** The element around a form's fields; what belongs to no field is said above them. */
export function Form<Values>({ form, label, className, children }: FormProps<Values>) {
  useStyles(css)
  const t = useText(controlTexts)
  return (
    <form
      ref={form.element}
      className={className ? `form ${className}` : 'form'}
      aria-label={label}
      aria-busy={form.busy || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void form.submit()
      }}
    >
      {form.restored && form.changed && <Notice hue="indigo">{t('form.restored')}</Notice>}
      {form.errors.rest.map((message) => (
        <Notice key={message} hue="madder" live>
          {message}
        </Notice>
      ))}
      {form.failure !== null && (
        <Notice hue="madder" live>
          {t('form.failed')}
        </Notice>
      )}
      {children}
    </form>
  )
}
