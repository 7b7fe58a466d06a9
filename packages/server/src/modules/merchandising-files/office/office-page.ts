import { createHash } from 'node:crypto'
import type { Locale } from '@tsumugi/domain'
import { messages as en } from './messages/en.ts'
import { messages as ja, type OfficeWord } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'
import {
  officeCaps,
  type OfficeBlock,
  type OfficeCell,
  type OfficeContent,
  type OfficeSheet,
} from './office-content.ts'
import type { OfficeProblem } from './read-in-worker.ts'

const catalogue = { ja, en, 'zh-CN': zhCN } as const

const style = `:root{color-scheme:light dark;font:14px/1.6 'Hiragino Sans','Noto Sans CJK JP','Noto Sans JP','PingFang SC',system-ui,sans-serif}
body{margin:0;padding:0 16px 32px;color:light-dark(#1c2230,#e7e9ee);background:light-dark(#fff,#171a21)}
nav{position:sticky;inset-block-start:0;display:flex;gap:4px;overflow-x:auto;padding-block:8px;background:inherit}
nav a{padding:2px 12px;border-radius:6px;color:inherit;white-space:nowrap}
section{scroll-margin-block-start:48px}
h1{font-size:16px}h2{font-size:15px}
div{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
td{padding:2px 8px;border:1px solid light-dark(#d5d9e2,#3a4150);vertical-align:top;white-space:pre-wrap}
td.n{text-align:end;white-space:nowrap}
p{white-space:pre-wrap}
.note{color:light-dark(#5a6275,#a3aabb)}`

/** Nothing of the file runs or loads anything: only this page's own style is let in. */
export const officePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Say = (word: OfficeWord, values?: Record<string, number>) => string
const sayIn =
  (locale: Locale): Say =>
  (word, values = {}) =>
    catalogue[locale][word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** A whole page that shows the content, in the reader's language. */
export function officePage(
  name: string,
  locale: Locale,
  outcome: { content: OfficeContent } | { problem: OfficeProblem },
): string {
  const say = sayIn(locale)
  const body = 'problem' in outcome ? note(say(outcome.problem)) : contentOf(outcome.content, say) || note(say('empty'))
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escaped(name)}</title><style>${style}</style></head><body><h1>${escaped(name)}</h1>${body}</body></html>`
  )
}

const note = (text: string) => `<p class="note">${escaped(text)}</p>`

function contentOf(content: OfficeContent, say: Say): string {
  switch (content.kind) {
    case 'sheets':
      return sheetsOf(content, say)
    case 'document':
      return content.blocks.map((block) => blockOf(block)).join('') + (content.cut ? note(say('cut')) : '')
    case 'slides':
      return (
        content.slides.map((blocks, at) => slideOf(blocks, at + 1, say)).join('') + leftOut(content.slidesLeftOut, say)
      )
  }
}

const leftOut = (count: number, say: Say) => (count > 0 ? note(say('partsLeftOut', { count })) : '')

function sheetsOf({ sheets, sheetsLeftOut }: Extract<OfficeContent, { kind: 'sheets' }>, say: Say): string {
  const tabs = sheets.map(({ name }, at) => `<a href="#sheet-${at + 1}">${escaped(name)}</a>`).join('')
  const tabbar = sheets.length > 1 ? `<nav aria-label="${escaped(say('sheets'))}">${tabs}</nav>` : ''
  return tabbar + sheets.map((sheet, at) => sheetOf(sheet, at + 1, say)).join('') + leftOut(sheetsLeftOut, say)
}

function sheetOf({ name, rows, rowsLeftOut, columnsLeftOut }: OfficeSheet, number: number, say: Say): string {
  const table = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('')
  const notes =
    (rowsLeftOut ? note(say('rowsLeftOut', { count: officeCaps.rows })) : '') +
    (columnsLeftOut ? note(say('columnsLeftOut', { count: officeCaps.columns })) : '')
  const shown = rows.length > 0 ? `<div><table>${table}</table></div>` : note(say('empty'))
  return `<section id="sheet-${number}"><h2>${escaped(name)}</h2>${notes}${shown}</section>`
}

const cellOf = ({ text, number, columns, rows }: OfficeCell) =>
  `<td${number ? ' class="n"' : ''}${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}>${escaped(text)}</td>`

const slideOf = (blocks: readonly OfficeBlock[], number: number, say: Say) =>
  `<section><h2>${escaped(say('slide', { number }))}</h2>${blocks.map((block) => blockOf(block, 'h3')).join('')}</section>`

function blockOf(block: OfficeBlock, heading = 'h2'): string {
  if (block.kind === 'table') {
    const rows = block.rows.map((cells) => `<tr>${cells.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`)
    return `<div><table>${rows.join('')}</table></div>`
  }
  if (block.kind === 'item') return `<ul><li>${escaped(block.text)}</li></ul>`
  const tag = block.kind === 'heading' ? heading : 'p'
  return `<${tag}>${escaped(block.text)}</${tag}>`
}
