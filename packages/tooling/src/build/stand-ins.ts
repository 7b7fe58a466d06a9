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
      onLoad({ filter: refused }, ({ path }) => ({
        errors: [{ text: `${path} needs the whole route table, which widgets do not have.` }],
      }))
    },
  }
}

/** A module of ours as it runs: configurations are bundled, our packages are not. */
async function moduleAt(path: string): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`)
}

const endOf = (file: string) =>
  new RegExp(`${file.replaceAll('.', String.raw`\.`)}$`.replaceAll('/', String.raw`[\\/]`))

export type Routes = Readonly<Record<string, Pick<Page, 'path' | 'digits'>>>

/** Where each `href('trade', …)` says its path itself, there is nothing to look up. */
export const routesByPath = `export const routes=new Proxy({},{get(_,row){const [path,...digits]=row.split('|');return{path,digits}}})`

/** Every page, read once for a build. */
export async function readRoutes(): Promise<Routes> {
  return ((await moduleAt(routeTable)) as { routes: Routes }).routes
}

/** What makes an element of a row: its properties, its events and the room it takes. */
export function widgetRows(widgets: Readonly<Record<string, WidgetRow>>): string {
  const rows = Object.entries(widgets).map(([tag, { props, events, reserve, mode }]) => [
    tag,
    {
      props: mapped(props, ({ kind }) => ({ kind })),
      events: mapped(events, ({ cancelable }) => ({ cancelable })),
      reserve,
      mode,
    },
  ])
  return `export const widgets=${JSON.stringify(Object.fromEntries(rows))}`
}

const mapped = <From, To>(record: Readonly<Record<string, From>>, change: (from: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
