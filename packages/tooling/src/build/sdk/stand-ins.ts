import { build, type Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '../../../../foundation/navigation/src/page.ts'
import { propsOf, type WidgetRow } from '../../../../sdk/src/widget-row.ts'
import { standOf } from '../chunk-graph.ts'

const routeTable = 'packages/foundation/navigation/src/routes/route-table.ts'
const widgetTable = 'packages/sdk/src/widgets.ts'
const shellTable = 'packages/sdk/src/widget-shell.ts'
const screenNouns = 'packages/features/shell/src/screen-help/noun-of.ts'
const screenHelp = 'packages/features/shell/src/screen-help/screen-help.tsx'
const realtime = 'packages/foundation/session/src/realtime/realtime.ts'
const authentication = 'packages/foundation/session/src/session/authenticate.ts'
const staleMenu = 'packages/foundation/session/src/stale-menu.ts'
const organisationChange = 'packages/foundation/session/src/organisations/organisation-change.ts'
const switchQuestion = 'packages/features/shell/src/organisation-changed/organisation-changed.tsx'
const componentTable = 'packages/sdk/src/widget-components.ts'

/** It decides who may enter a page, which the paths alone do not tell: no widget may need it. */
const refused = /foundation[\\/]navigation[\\/]src[\\/]match-route\.ts$/

/**
 * Puts what widgets use of our tables in the place of the whole: no guards and layouts of pages, no words for integrators, and no widget
 * that is not in the build. `rowsOf` writes what is kept of the table of widgets.
 */
export function standIns(tags: readonly string[], rowsOf = widgetRows): Plugin {
  return {
    name: 'tsumugi-stand-ins',
    setup({ onLoad }) {
      onLoad({ filter: endOf(routeTable) }, () => ({ contents: routesByPath, loader: 'js' }))
      onLoad({ filter: endOf(widgetTable) }, async ({ path }) => {
        const { widgets } = (await moduleAt(path)) as Widgets
        return { contents: rowsOf(only(tags, widgets)), loader: 'js' }
      })
      onLoad({ filter: endOf(shellTable) }, async ({ path }) => {
        const { widgets } = (await moduleAt(path.replace(/widget-shell\.ts$/, 'widgets.ts'))) as Widgets
        return { contents: shellRows(only(tags, widgets)), loader: 'js', resolveDir: dirname(path) }
      })
      onLoad({ filter: endOf(componentTable) }, async ({ path }) => {
        const rows = await readFile(path, 'utf8')
        return {
          contents: rows
            .replace(/^ {2}'(tsumugi-[\w-]+)': .*\n/gm, (row, tag: string) => (tags.includes(tag) ? row : ''))
            .replace('satisfies', 'as unknown as'),
          loader: 'ts',
        }
      })
      // Pages that only hold widgets are no screens of ours: there is no short help to find for them.
      onLoad({ filter: endOf(screenNouns) }, () => ({ contents: 'export const nounOf=()=>null', loader: 'js' }))
      onLoad({ filter: endOf(screenHelp) }, () => ({ contents: 'export const ScreenHelp=()=>null', loader: 'js' }))
      // Guests of an exhibition have no account: nothing is told them as it happens, and no organisation is switched.
      if (tags.every((tag) => standOf(tag) === 'partners')) {
        for (const [path, contents] of Object.entries(ofGuests)) {
          onLoad({ filter: endOf(path) }, ({ path: at }) => ({ contents, loader: 'js', resolveDir: dirname(at) }))
        }
      }
      onLoad({ filter: refused }, ({ path }) => ({
        errors: [{ text: `${path} needs the whole route table, which widgets do not have.` }],
      }))
    },
  }
}

/** What stands in the place of modules that only people with an account need, on pages that hold widgets for guests alone. */
const ofGuests: Readonly<Record<string, string>> = {
  [switchQuestion]: 'export const OrganisationChanged=()=>null',
  [realtime]: `const stop=()=>undefined
export const onRealtime=()=>stop,hearRealtime=onRealtime,startRealtime=onRealtime`,
  [authentication]: `const nobody=()=>Promise.resolve(null)
export const authenticate=nobody,requireUser=nobody,recheckSession=nobody,exitImpersonationPath=''
export const reapplyStoredUser=()=>undefined,clearSession=()=>undefined,signOut=()=>undefined,applyUser=()=>undefined`,
  [organisationChange]: `import{atom}from'nanostores'
const nothing=()=>undefined
export const $organisationChange=atom(null),changePage={},changeViews={enter:()=>nothing,isFirst:nothing},onRestart=()=>nothing
export const settleChange=nothing,noteOrganisationOf=nothing,noteLeaving=nothing,putOffChange=nothing`,
  [staleMenu]: `import{atom}from'nanostores'
export const $stale=atom(false),noteReload=()=>undefined,refreshStale=()=>undefined`,
}

interface Widgets {
  widgets: Record<string, WidgetRow>
}

const only = <Row>(tags: readonly string[], rows: Readonly<Record<string, Row>>) =>
  Object.fromEntries(Object.entries(rows).filter(([tag]) => tags.includes(tag)))

/** A module of ours as it runs: configurations are bundled, our packages are not. */
export async function moduleAt(path: string): Promise<unknown> {
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

/** The same where no React component stands for an element: its properties are its shell's to know. */
export function elementRows(widgets: Readonly<Record<string, WidgetRow>>): string {
  const rows = mapped(widgets, ({ events, mode }) => {
    const preventable = Object.entries(events).filter(([, { cancelable }]) => cancelable)
    return { events: mapped(Object.fromEntries(preventable), () => ({ cancelable: true })), mode }
  })
  return `export const widgets=${JSON.stringify(rows)}`
}

/** What an element knows before it draws anything: its properties, and the room it takes. */
export function shellRows(widgets: Readonly<Record<string, WidgetRow>>): string {
  const rows = mapped(widgets, (row) => ({
    props: Object.fromEntries(propsOf(row).map(([name, { kind }]) => [name, kind])),
    reserve: row.reserve,
  }))
  return `import { version } from '../package.json'
const rows=${JSON.stringify(rows)}
export const shellOf=(tag)=>({...rows[tag],version})`
}

const mapped = <From, To>(record: Readonly<Record<string, From>>, change: (from: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
