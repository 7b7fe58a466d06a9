import { kebabCase } from '@tsumugi/element/declaration'
import { eventsOf, everyParts, propsOf, tsTypes, type WidgetRow } from '../../../sdk/src/widget-row.ts'
import { exampleAttributes } from './examples.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const code = (text: string) => `<code>${escaped(text)}</code>`

/** Rows of plain HTML cells under their heads; a sentence where there is nothing to list. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p>None of its own.</p>'
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`
}

const frame = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="../cloak.css">
    <link rel="stylesheet" href="reference.css">
    <script type="module" src="../loader.js"></script>
  </head>
  <body>
${body}
  </body>
</html>
`

/** The tag as a page writes it, with the attributes of its example. */
function markup(tag: string): string {
  const attributes = Object.entries(exampleAttributes[tag] ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  return `<${tag}${attributes}></${tag}>`
}

/** All there is to know of one widget, with the widget itself at work. */
export function referencePage(tag: string, row: WidgetRow, tokens: readonly string[]): string {
  const props = propsOf(row)
  return frame(
    `<${tag}>`,
    `    <p><a href="index.html">All widgets</a></p>
    <h1>${escaped(`<${tag}>`)}</h1>
    <p class="lead">${escaped(row.description)}</p>
    <h2>Live</h2>
    <p>With the data of whoever is signed in here. Sign in at <a href="/users/sign_in">/users/sign_in</a>.</p>
    <div class="stage">${markup(tag)}</div>
    <h2>Markup</h2>
    <pre><code>${escaped(`<link rel="stylesheet" href="/sdk/v1/cloak.css">
<script type="module" src="/sdk/v1/loader.js"></script>
${markup(tag)}`)}</code></pre>
    <pre><code>${escaped(`import { ${row.name} } from '@tsumugi/sdk'`)}</code></pre>
    <h2>Attributes and properties</h2>
    ${table(
      ['Attribute', 'Property', 'Type', 'What it is'],
      props.map(([name, { kind, description }]) => [
        kind === 'property' ? '–' : code(kebabCase(name)),
        code(name),
        code(tsTypes[kind]),
        escaped(description),
      ]),
    )}
    <h2>Events</h2>
    <p>They bubble and cross shadow borders.</p>
    ${table(
      ['Event', 'Detail', 'Can be prevented', 'When'],
      eventsOf(row).map(([name, { detail, cancelable, description }]) => [
        code(name),
        code(detail),
        cancelable ? 'yes' : 'no',
        escaped(description),
      ]),
    )}
    <h2>Methods</h2>
    ${table(
      ['Method', 'Does'],
      [
        [code('refresh()'), 'Loads the data again, keeping what was typed.'],
        [code('reset()'), 'Starts the widget afresh.'],
      ],
    )}
    <h2>Parts</h2>
    ${table(
      ['Part', 'Is'],
      Object.entries({ ...everyParts, ...row.parts }).map(([name, is]) => [code(`::part(${name})`), escaped(is)]),
    )}
    <h2>States</h2>
    ${table(
      ['State', 'While'],
      [
        [code(':state(loading)'), 'it loads'],
        [code(':state(ready)'), 'it shows its content'],
        [code(':state(error)'), 'it shows that something failed'],
      ],
    )}
    <h2>Tokens</h2>
    <p>Set on the element or above it.</p>
    <ul class="tokens">${tokens.map((token) => `<li>${code(token)}</li>`).join('')}</ul>
    <p>At most ${row.budget} KiB of its own after gzip.</p>`,
  )
}

/** The list of all widgets. */
export function referenceIndex(rows: Readonly<Record<string, WidgetRow>>): string {
  return frame(
    'Widgets',
    `    <h1>Widgets</h1>
    ${table(
      ['Tag', 'React', 'What it is'],
      Object.entries(rows).map(([tag, row]) => [
        `<a href="${tag}.html">${code(tag)}</a>`,
        code(row.name),
        escaped(row.description),
      ]),
    )}`,
  )
}
