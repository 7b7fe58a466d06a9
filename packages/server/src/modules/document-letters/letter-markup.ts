import type { DocumentKind } from '@tsumugi/contract'
import { letterMoves, transitionsFor, type DocumentNoun } from '@tsumugi/domain'
import { html } from 'hono/html'
import type { AccountContext } from '../../accounts/requests/account-request.ts'
import { carried, heading, notice, submit, type Markup } from '../../accounts/frame/page-fields.ts'
import { accountAddress } from '../../accounts/access-links/return-to.ts'
import type { TextKey } from '../../accounts/text.ts'
import { formatWords } from '../../documents/format/format-words.ts'
import { authorOf, sideOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import type { DocumentFileRow } from '../../records/documents/file-queries.ts'
import type { LineDataRow } from '../../records/lines/line-queries.ts'
import { kindWords, readingOf } from '../documents/public-face.ts'
import type { OpenLetter } from './visit-queries.ts'

/** A document as its letter shows it. */
export interface ShownDocument {
  readonly kind: DocumentKind
  readonly row: DocumentDataRow
  readonly lines: readonly LineDataRow[]
  readonly files: readonly DocumentFileRow[]
}

/** What its reader typed, and what of it was refused. */
export interface LetterForm {
  readonly act?: string
  readonly name?: string
  readonly words?: string
  readonly fault?: string
  readonly done?: TextKey
}

interface Sheet extends ShownDocument {
  readonly context: AccountContext
  readonly letter: OpenLetter
  readonly token: string
  readonly form: LetterForm
}

/** So many lines stand on the page; the PDF has all. */
const mostLines = 100

/** The page of a letter: what it is, the document in short, its paper and files, and what its reader may do. */
export function letterPage(sheet: Sheet): Markup {
  const { context, letter, row, kind, form } = sheet
  const text = context.get('text')
  const locale = context.get('locale')
  const words = kindWords(kind, locale)
  const title = [words.one, row.number].filter(Boolean).join(' ')
  return html`${heading(title, text('letter.lead', { sender: letter.sender, partner: letter.partner }))}
    ${form.done ? notice('bamboo', text(form.done)) : ''} ${form.fault ? notice('madder', form.fault) : ''}
    ${letter.message === '' ? '' : html`<blockquote class="said">${letter.message}</blockquote>`} ${facts(sheet)}
    ${linesTable(sheet)} ${papers(sheet)} ${acts(sheet)}
    <p class="small soft">${text('letter.join', { sender: letter.sender })}</p>`
}

function facts({ context, kind, row, lines, files }: Sheet): Markup {
  const locale = context.get('locale')
  const words = kindWords(kind, locale)
  const { money, day } = formatWords(locale)
  const { fields } = readingOf(kind, row, lines, files)
  const ours = new Set(['partner', 'quantity', 'currency', 'lines', 'files'])
  const rows: [string, string][] = [
    [words.part('status'), words.status(row.status)],
    [words.field('title'), row.title],
    [words.part('issueDate'), row.issue_date ? day(row.issue_date) : ''],
    ...fields
      .filter(({ key, value }) => !ours.has(key) && value !== null && value !== '0')
      .map(({ label, kind: type, value, choices }): [string, string] => [
        label[locale],
        type === 'date' ? day(String(value)) : (choices?.[String(value)]?.[locale] ?? String(value)),
      ]),
    ...(row.amount !== '0' ? [[words.part('amount'), money(row.amount, row.currency)] as [string, string]] : []),
  ]
  return html`<dl class="facts">
    ${rows
      .filter(([, value]) => value !== '')
      .map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`
}

function linesTable({ context, kind, row, lines }: Sheet): Markup {
  if (lines.length === 0) return ''
  const text = context.get('text')
  const words = kindWords(kind, context.get('locale'))
  const { figure, price } = formatWords(context.get('locale'))
  const isPriced = 'unitPrice' in kind.lines
  const what = (line: LineDataRow) => [line.item, line.colour, line.size, line.description].filter(Boolean).join(' ')
  return html`<table class="people lines">
      <thead>
        <tr>
          <th scope="col">${words.field('item')}</th>
          <th scope="col" class="figure">${words.field('quantity')}</th>
          ${isPriced ? html`<th scope="col" class="figure">${words.field('unitPrice')}</th>` : ''}
        </tr>
      </thead>
      <tbody>
        ${lines.slice(0, mostLines).map(
          (line) =>
            html`<tr>
              <td>${what(line)}</td>
              <td class="figure">${figure(String(line.quantity))} ${words.value('unit', line.unit)}</td>
              ${isPriced ? html`<td class="figure">${price(String(line.unit_price ?? '0'), row.currency)}</td>` : ''}
            </tr>`,
        )}
      </tbody>
    </table>
    ${lines.length > mostLines ? html`<p class="small soft">${text('letter.more_lines', { count: lines.length })}</p>` : ''}`
}

function papers({ context, token, files }: Sheet): Markup {
  const text = context.get('text')
  const at = (path: string) => accountAddress(path, { token, lang: context.get('locale') })
  return html`<ul class="papers">
    <li><a href="${at('/users/letter/paper')}">${text('letter.paper')}</a></li>
    ${files.map(({ file_id, name }) => html`<li><a href="${at(`/users/letter/files/${file_id}`)}" download>${name}</a></li>`)}
  </ul>`
}

/** Moves that are open to the reader as the document stands. */
export function openMoves({ kind, row }: ShownDocument, partnerId: number): readonly string[] {
  const context = { status: row.status, side: sideOf(row, partnerId), author: authorOf(row), powerUser: false }
  const open = transitionsFor(kind.lifecycle, context).filter(({ refusal }) => refusal === null)
  return (letterMoves[kind.noun as DocumentNoun] ?? []).filter((move) => open.some(({ name }) => name === move))
}

const needsReason = ({ kind }: ShownDocument, move: string) => kind.lifecycle.transitions[move]!.reason === true

function acts(sheet: Sheet): Markup {
  const { context, letter, form, row, token } = sheet
  const text = context.get('text')
  const action = accountAddress('/users/letter', { token, lang: context.get('locale') })
  return html`<form method="post" action="${action}">
    ${carried(context, { lock_version: String(row.lock_version) })} ${choices(sheet)}
    <div class="field">
      <label class="label" for="name">${text('letter.name')}</label>
      <input
        class="input"
        id="name"
        name="name"
        autocomplete="name"
        maxlength="100"
        required
        value="${form.name ?? ''}"
      />
    </div>
    ${wordsField(sheet)}
    <p class="small soft">${text('letter.binding', { partner: letter.partner, email: letter.email })}</p>
    ${submit(text('letter.submit'))}
  </form>`
}

function choices(sheet: Sheet): Markup {
  const { context, letter, form } = sheet
  const text = context.get('text')
  const option = (value: string, label: string) =>
    html`<label class="option">
      <input type="radio" name="act" value="${value}" required ${form.act === value ? html` checked` : ''} />
      <span>${label}</span>
    </label>`
  return html`<fieldset class="options">
    <legend class="label">${text('letter.answer')}</legend>
    ${openMoves(sheet, letter.partnerId).map((move) => option(move, moveLabel(sheet, move)))}
    ${option('words', text('letter.act.words'))}
  </fieldset>`
}

function wordsField({ context, form }: Sheet): Markup {
  const text = context.get('text')
  const words = form.words ?? ''
  return html`<div class="field">
    <label class="label" for="words">${text('letter.words')}</label>
    <textarea class="input" id="words" name="words" rows="4" maxlength="2000" aria-describedby="words-hint">
${words}</textarea>
    <span class="hint" id="words-hint">${text('letter.words_hint')}</span>
  </div>`
}

const isYes = (sheet: ShownDocument, move: string) => !needsReason(sheet, move)

const moveLabel = (sheet: Sheet, move: string): string =>
  sheet.context.get('text')(isYes(sheet, move) ? 'letter.act.yes' : 'letter.act.no')

/** Whether words have to go with an answer: with a refusal, and where nothing else is sent. */
export const needsWords = (shown: ShownDocument, move: string | null): boolean =>
  move === null || needsReason(shown, move)
