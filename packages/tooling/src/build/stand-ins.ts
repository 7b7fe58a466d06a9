import { build, type Plugin } from 'esbuild'
import type { Page } from '../../../foundation/navigation/src/page.ts'
import type { WidgetRow } from '../../../sdk/src/widget-row.ts'

const routeTable = 'packages/foundation/navigation/src/route-table.ts'
const widgetTable = 'packages/sdk/src/widgets.ts'

/** It decides who may enter a page, which the paths alone do not tell: no widget may need it. */
const refused = /foundation[\\/]navigation[\\/]src[\\/]match-route\.ts$/

/** Puts what widgets use of our tables in the place of the whole: no guards and layouts of pages, no words for integrators. */
export function standIns(): Plugin {
  return {
    name: 'tsumugi-stand-ins',
    setup({ onLoad }) {
      onLoad({ filter: endOf(routeTable) }, () => ({ contents: routesByPath, loader: 'js' }))
      onLoad({ filter: endOf(widgetTable) }, async ({ path }) => {
        const { widgets } = (await moduleAt(path)) as { widgets: Record<string, WidgetRow> }
        return { contents: widgetRows(widgets), loader: 'js' }
      })
      onLoad({ filter: refused }, ({ path }) => ({ errors: [{ text: `${path} needs the whole route table, which widgets do not have.` }] }))
    },
  }
}

/** A module of ours as it runs: configurations are bundled, our packages are not. */
async function moduleAt(path: string): Promise<unknown> {
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'silent' })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`)
}

const endOf = (file: string) => new RegExp(`${file.replaceAll('.', String.raw`\.`)}$`.replaceAll('/', String.raw`[\\/]`))

type Routes = Readonly<Record<string, Pick<Page, 'path' | 'digits'>>>

/** Where each `href('trade', …)` says its path itself, there is nothing to look up. */
export const routesByPath = `export const routes=new Proxy({},{get(_,row){const [path,...digits]=row.split('|');return{path,digits}}})`

/** Writes the path of a page, and which of its ids are digits only, where its name was: `href('/trades/:id|id', …)`. */
export function withPaths(text: string, routes: Routes, file: string): string {
  if (!/import \{[^}]*\bhref\b[^}]*\} from/.test(text)) return text
  return text.replace(/(?<![.\w])href\(\s*(?:'(\w+)')?/g, (whole, name?: string) => {
    const page = name === undefined ? undefined : routes[name]
    if (!page) throw new Error(`${file} calls ${whole}…: a widget must name its page there, as it has no table to look it up in.`)
    return `href('${[page.path, ...page.digits].join('|')}'`
  })
}

/** A call with what stands in its parentheses, which may hold others, three deep. */
const checks = /\.check\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g

/** What an endpoint is for, who may call it and what it checks is the server's to know: its answer tells the caller. */
export function withoutServersPart(text: string, file: string): string {
  if (!/packages[\\/]contract[\\/]src[\\/](?!kernel)/.test(file)) {
    if (/\.\w+\.access\b/.test(text)) throw new Error(`${file} reads the guard of an endpoint, which widgets do not have.`)
    return text
  }
  return text.replace(/\bsummary: (?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g, '').replace(/\baccess: [\w.]+,?/g, '').replace(checks, '')
}

/** Every page, read once for a build. */
export async function readRoutes(): Promise<Routes> {
  return ((await moduleAt(routeTable)) as { routes: Routes }).routes
}

/** What makes an element of a row: its properties, its events and the room it takes. */
export function widgetRows(widgets: Readonly<Record<string, WidgetRow>>): string {
  const rows = Object.entries(widgets).map(([tag, { props, events, reserve, mode }]) => [tag, {
    props: mapped(props, ({ kind }) => ({ kind })),
    events: mapped(events, ({ cancelable }) => ({ cancelable })),
    reserve,
    mode,
  }])
  return `export const widgets=${JSON.stringify(Object.fromEntries(rows))}`
}

const mapped = <From, To>(record: Readonly<Record<string, From>>, change: (from: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
