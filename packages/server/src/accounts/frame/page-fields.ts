import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { AccountContext } from '../requests/account-request.ts'
import { icon } from './page-icons.ts'
import type { Text, TextKey } from '../text.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString> | ''

/** What is wrong with a form, by the name of the field. */
export type Faults = Readonly<Record<string, TextKey | undefined>>

interface Field {
  readonly name: string
  readonly label: TextKey
  readonly type?: 'email' | 'password' | 'text'
  /** What browsers and password managers fill in. */
  readonly fills: string
  readonly value?: string
  readonly hint?: TextKey
  readonly fault?: TextKey | undefined
}

export function field(
  context: AccountContext,
  { name, label, type = 'text', fills, value = '', hint, fault }: Field,
): Markup {
  const text = context.get('text')
  const notes = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')
  const described = notes ? html` aria-describedby="${notes}"` : ''
  const invalid = fault ? html` aria-invalid="true"` : ''
  return html`<div class="field">
    <label class="label" for="${name}">${text(label)}</label>
    <input
      class="input"
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${fills}"
      value="${value}"
      required
      ${described}${invalid}
    />
    ${hint ? html`<span class="hint" id="${name}-hint">${text(hint)}</span>` : ''}
    ${fault ? faultLine(context, fault, `${name}-fault`) : ''}
  </div>`
}

export const faultLine = (context: AccountContext, fault: TextKey, id: string): Markup =>
  html`<span class="fault" id="${id}">${icon('alert')}<span>${context.get('text')(fault)}</span></span>`

/** What every form sends back: the token of `form-guard.ts`, and what else the next step needs. */
export const carried = (context: AccountContext, values: Readonly<Record<string, string | undefined>> = {}): Markup =>
  html`<input type="hidden" name="form_token" value="${context.get('formToken')}" />${Object.entries(values).map(
      ([name, value]) => (value ? html`<input type="hidden" name="${name}" value="${value}" />` : ''),
    )}`

export function notice(hue: 'gold' | 'madder' | 'bamboo', words: string): Markup {
  const role = hue === 'madder' ? 'alert' : 'status'
  return html`<div class="notice ${hue}" role="${role}">
    ${icon(hue === 'bamboo' ? 'check' : 'alert')}
    <div>${words}</div>
  </div>`
}

export const heading = (title: string, lead?: string): Markup =>
  html`<div>
    <h1>${title}</h1>
    ${lead ? html`<p class="small soft">${lead}</p>` : ''}
  </div>`

export const submit = (words: string): Markup => html`<button class="button primary wide">${words}</button>`

/** Two password fields for choosing a new one. */
export function newPassword(context: AccountContext, faults: Faults): Markup {
  const one = { type: 'password', fills: 'new-password' } as const
  return html` ${field(context, { ...one, name: 'password', label: 'field.new_password', hint: 'field.password_hint', fault: faults.password })}
  ${field(context, { ...one, name: 'password_again', label: 'field.new_password_again', fault: faults.password_again })}`
}

/** Paragraphs to be read. */
export const articles = (text: Text, ...keys: readonly TextKey[]): Markup =>
  html`<div class="articles">${keys.map((key) => html`<p>${text(key)}</p>`)}</div>`
