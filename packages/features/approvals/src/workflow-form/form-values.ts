import { camel, type WorkflowField } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/i18n'

export type FormValue = string | boolean
export type FormValues = Record<string, FormValue>

/** The name a field has in the form: as the server's complaints name it. */
export const nameOf = ({ key }: Pick<WorkflowField, 'key'>): string => `values.${camel(key)}`

export function labelOf({ label }: Pick<WorkflowField, 'label'>, locale: Locale): string {
  return (locale === 'ja' ? label.ja : locale === 'en' ? label.en : label.zh) || label.ja
}

/** What the form begins with. */
export function initialValues(
  fields: readonly WorkflowField[],
  stored: Readonly<Record<string, FormValue | null>> = {},
): FormValues {
  return Object.fromEntries(
    fields.map((field) => [nameOf(field), stored[field.key] ?? (field.type === 'check' ? false : '')]),
  )
}

/** What is sent: by key, empty ones as null. */
export function valuesToSend(
  fields: readonly WorkflowField[],
  values: Readonly<FormValues>,
): Record<string, FormValue | null> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[nameOf(field)]
      return [field.key, value === '' || value === undefined ? null : value]
    }),
  )
}

/** Names of required fields that are still empty. */
export function missingNames(fields: readonly WorkflowField[], values: Readonly<FormValues>): string[] {
  return fields.filter((field) => field.required && !values[nameOf(field)]).map(nameOf)
}
